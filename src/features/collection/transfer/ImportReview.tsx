import { useMemo, useState } from 'react'
import { importCollection } from '#data/collectionOperations.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { formatName } from '#domain/collection/csv/collectionFormat.ts'
import { type ImportMode, planImport } from '#domain/collection/csv/planImport.ts'
import type { CollectionFile } from '#domain/collection/csv/readCollection.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useCollectionOperation } from '../useCollectionOperation.ts'
import { ChangeList } from './ChangeList.tsx'
import { CountTiles } from './CountTiles.tsx'
import { ImportDone } from './ImportDone.tsx'
import step from './Step.module.css'
import { ModeChoice } from './ModeChoice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { StepHeading } from './StepHeading.tsx'

/** The dry run: what a file would do to the collection, and the button that has it done. */
export function ImportReview({
  userId,
  title,
  file,
  collection,
  byId,
  onAnother,
}: {
  userId: string
  title: string
  file: CollectionFile
  /** What is owned now. */
  collection: Collection
  byId: ReadonlyMap<string, Card>
  onAnother: () => void
}) {
  const [mode, setMode] = useState<ImportMode>('add')
  const planned = useMemo(() => planImport(collection, file.collection, mode), [collection, file, mode])
  const [begun, setBegun] = useState(planned)
  // The same object as long as it is the same import: repeated after a failure it counts once.
  const order = useMemo(() => ({ entries: file.collection, mode }), [file, mode])
  const operation = useCollectionOperation(userId, (asked, { entries, mode }: typeof order) =>
    importCollection(asked, entries, mode),
  )
  // Once it has begun, what is owned may have it already.
  const plan = operation.isIdle ? planned : begun
  const cards = file.collection.size
  if (operation.isSuccess)
    return <ImportDone userId={userId} cards={cards} done={operation.data} onAnother={onAnother} />

  const changes = plan.added.length + plan.changed.length + plan.removed.length
  const obstacle = findObstacle(cards, changes, plan.tooMany.length)
  const run = () => {
    setBegun(plan)
    operation.mutate(order)
  }
  const choose = (wanted: ImportMode) => {
    setMode(wanted)
    operation.reset()
  }
  return (
    <section className={step['step']} aria-busy={operation.isPending}>
      <StepHeading>{title}</StepHeading>
      <p className={step['note']}>
        A file of {formatName(file.format)}: {countOf(file.counted, 'row')} with copies, {formatCount(file.zeros)} with
        none, {formatCount(file.problems.length)} not understood. Nothing has been saved yet.
      </p>
      <ModeChoice value={mode} disabled={operation.isPending} onChange={choose} />
      <CountTiles
        counts={[
          ['Added', plan.added.length],
          ['Changed', plan.changed.length],
          ['Removed', plan.removed.length],
          ['Unchanged', plan.unchanged.length],
        ]}
      />
      {plan.removed.length > 0 ? (
        <Notice kind="warning">
          {countOf(plan.removed.length, 'card')} that the file does not have will be removed from your collection.
          {file.problems.length > 0 ? ' Rows that were not understood do not count as in it.' : null}
        </Notice>
      ) : null}
      {obstacle ? <Notice kind="warning">{obstacle}</Notice> : null}
      {operation.isError ? (
        <Notice kind="error" action={<Button onClick={run}>Try Again</Button>}>
          {operation.error.message}
        </Notice>
      ) : null}
      <div className={step['actions']}>
        <Button variant="gold" disabled={obstacle !== null || operation.isPending} onClick={run}>
          {operation.isPending ? 'Importing...' : `Import ${countOf(cards, 'card')}`}
        </Button>
        <Button disabled={operation.isPending} onClick={onAnother}>
          Choose Another File
        </Button>
      </div>
      <ProblemList problems={file.problems} />
      <ChangeList title="More than 9,999" changes={plan.tooMany} byId={byId} />
      <ChangeList title="To be removed" changes={plan.removed} byId={byId} />
      <ChangeList title="To be changed" changes={plan.changed} byId={byId} />
      <ChangeList title="To be added" changes={plan.added} byId={byId} />
    </section>
  )
}

/** Why there is nothing to press; null where there is. */
function findObstacle(cards: number, changes: number, tooMany: number): string | null {
  if (cards === 0) return 'There are no cards in it to import.'
  if (tooMany > 0)
    return `At most 9,999 copies of a card can be tracked. With this file you would have more of ${countOf(tooMany, 'card')}.`
  return changes === 0 ? 'Your collection is just like this file already.' : null
}
