import { CopyMinus, CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { addSet, removeSet, undoOperation } from '#data/collection/collectionOperations.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, copiesOf, countAllCopies } from '#domain/collection/copies.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './SetActions.module.css'
import { type SetChange, SetOutcome } from './SetOutcome.tsx'
import { useCollectionOperation } from './useCollectionOperation.ts'

/**
 * Adds every card of a set to the member's collection or removes them all, with undo (requirements §4, Bulk add; §8,
 * Collection banners). `set` is the set's name on its cards.
 */
export function SetActions(props: Props) {
  // The messages are about one set.
  return <ActionsOfSet key={props.set} {...props} />
}

type Props = {
  userId: string
  set: string
  collection: Collection
  catalogue: Catalogue
  /** Called after adding, removing or undoing, once the collection is refetched. */
  onChanged: () => void
}

function ActionsOfSet({ userId, set, collection, catalogue, onChanged }: Props) {
  const [asking, setAsking] = useState(false)
  const [foundNothing, setFoundNothing] = useState<string | null>(null)
  const cards = catalogue.cards.filter((card) => card.set === set)
  const setId = cards[0]?.setId ?? ''
  const owned = cards.filter(({ id }) => collection.has(id))
  const copies = owned.reduce((sum, { id }) => sum + countAllCopies(copiesOf(collection, id)), 0)

  const change = useCollectionOperation(userId, async (operation, kind: SetChange['kind']): Promise<SetChange> =>
    kind === 'add'
      ? { kind, ...(await addSet(operation, setId)) }
      : { kind, removed: await removeSet(operation, setId) },
  )
  const undo = useCollectionOperation(userId, undoOperation)
  const isBusy = change.isPending || undo.isPending
  const isDoing = (kind: SetChange['kind']) => change.isPending && change.variables === kind

  const start = (kind: SetChange['kind']) => {
    setFoundNothing(null)
    undo.reset()
    change.mutate(kind, { onSuccess: onChanged })
  }
  const add = () => (cards.length > 0 ? start('add') : setFoundNothing('No cards found for this set'))
  const confirmRemoval = () =>
    owned.length > 0 ? setAsking(true) : setFoundNothing('No cards from this set are in your collection.')

  const outcome =
    foundNothing === null ? (
      <SetOutcome
        set={set}
        hasAllCards={owned.length === cards.length}
        change={change}
        undo={undo}
        onUndone={onChanged}
      />
    ) : (
      <Notice>{foundNothing}</Notice>
    )
  return (
    <section className={styles['actions']} aria-label={`All cards of ${set}`}>
      <div className={styles['buttons']}>
        <Button isBusy={isBusy} onClick={add}>
          <CopyPlus aria-hidden size={18} /> {isDoing('add') ? 'Adding...' : 'Add All Cards'}
        </Button>
        <Button isBusy={isBusy} onClick={confirmRemoval}>
          <CopyMinus aria-hidden size={18} /> {isDoing('remove') ? 'Removing...' : 'Remove All Cards'}
        </Button>
      </div>
      <ConfirmDialog
        title="Remove All Cards"
        question={`Remove ${countOf(copies, 'copy', 'copies')} of ${countOf(owned.length, 'card')} of “${set}” from your collection? You can undo it afterwards.`}
        confirm="Remove"
        isDestructive
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          start('remove')
        }}
      />
      {outcome}
    </section>
  )
}
