import { useMemo, useState } from 'react'
import { importCollection } from '#data/collection/collectionOperations.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { type Answers, answerQuestions } from '#domain/collection/csv/answerQuestions.ts'
import { formatName } from '#domain/collection/csv/collectionFormat.ts'
import { type ImportMode, planImport } from '#domain/collection/csv/planImport.ts'
import type { CollectionFile } from '#domain/collection/csv/readCollection.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { operationFailureText } from '../operationFailureText.ts'
import { useCollectionOperation } from '../useCollectionOperation.ts'
import { ChangeList } from './ChangeList.tsx'
import { CountTiles } from './CountTiles.tsx'
import { FileNotes } from './FileNotes.tsx'
import { ImportDone } from './ImportDone.tsx'
import step from './Step.module.css'
import { ModeChoice } from './ModeChoice.tsx'
import { ProblemList } from './ProblemList.tsx'
import { QuestionList } from './QuestionList.tsx'
import { StepHeading } from './StepHeading.tsx'

const BUTTON_WORDS = {
  add: { press: 'Import', pending: 'Importing...' },
  replace: { press: 'Replace with', pending: 'Replacing...' },
} as const satisfies Record<ImportMode, object>

/** The preview of an import's changes, with the button that applies them. */
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
  /** The current collection. */
  collection: Collection
  byId: ReadonlyMap<string, Card>
  onAnother: () => void
}) {
  const [mode, setMode] = useState<ImportMode>('add')
  const [answers, setAnswers] = useState<Answers>(new Map())
  const entries = useMemo(() => answerQuestions(file.collection, answers), [file, answers])
  const planned = useMemo(() => planImport(collection, entries, mode), [collection, entries, mode])
  const [begun, setBegun] = useState(planned)
  // The object stays the same for the same import, so that a repetition counts once.
  const order = useMemo(() => ({ entries, mode }), [entries, mode])
  const operation = useCollectionOperation(userId, (attempt, { entries, mode }: typeof order) =>
    importCollection(attempt, entries, mode),
  )
  // Once the import runs, the collection may already include it.
  const plan = operation.isIdle ? planned : begun
  const cards = entries.size
  const open = file.questions.length - answers.size
  if (operation.isSuccess)
    return (
      <ImportDone
        userId={userId}
        cards={cards}
        plan={plan}
        operationId={operation.data.operationId}
        onAnother={onAnother}
      />
    )

  const words = BUTTON_WORDS[mode]
  const changes = plan.added.length + plan.changed.length + plan.removed.length
  const obstacle = findObstacle(open, cards, changes, plan.tooMany.length)
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
        none, {file.questions.length > 0 ? `${formatCount(countRows(file.questions))} to ask about, ` : null}
        {formatCount(file.problems.length)} not understood. Nothing has been saved yet.
      </p>
      <FileNotes file={file} />
      <QuestionList
        questions={file.questions}
        answers={answers}
        disabled={operation.isPending}
        onAnswer={(given) => {
          setAnswers(given)
          operation.reset()
        }}
      />
      <ModeChoice value={mode} disabled={operation.isPending} onChange={choose} />
      <CountTiles plan={plan} />
      {plan.removed.length > 0 ? (
        <Notice kind="warning">
          {countOf(plan.removed.length, 'card')} that the file does not have will be removed from your collection.
          {file.problems.length > 0 || isLeftOut(answers)
            ? ' Cards in rows that are not imported will be removed, too.'
            : null}
        </Notice>
      ) : null}
      {obstacle ? <Notice kind="warning">{obstacle}</Notice> : null}
      {operation.isError ? (
        <Notice kind="error" action={<Button onClick={run}>Try Again</Button>}>
          {operationFailureText(operation.error)}
        </Notice>
      ) : null}
      <div className={step['actions']}>
        <Button variant="gold" disabled={obstacle !== null} isBusy={operation.isPending} onClick={run}>
          {operation.isPending ? words.pending : `${words.press} ${countOf(cards, 'card')}`}
        </Button>
        <Button isBusy={operation.isPending} onClick={onAnother}>
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

const isLeftOut = (answers: Answers) => [...answers.values()].includes(null)

const countRows = (questions: CollectionFile['questions']) => questions.reduce((sum, { rows }) => sum + rows.length, 0)

/** The reason why the import cannot start; null if it can. */
function findObstacle(open: number, cards: number, changes: number, tooMany: number): string | null {
  if (open > 0) return `Please answer ${countOf(open, 'question')} first, or skip ${open === 1 ? 'it' : 'them'}.`
  if (cards === 0) return 'The file has no cards to import.'
  if (tooMany > 0)
    return `At most 9,999 copies of a card can be tracked. With this file you would have more of ${countOf(tooMany, 'card')}.`
  return changes === 0 ? 'Your collection already matches this file.' : null
}
