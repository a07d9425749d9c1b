import { Link } from '@tanstack/react-router'
import { isOffline } from '#data/backend/errors.ts'
import type { DeckCopies } from '#data/decks/changeDeckCopies.ts'
import { DECK_SIZE } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Notice } from '#ui/Notice.tsx'
import { paths } from '#url/paths.ts'
import type { DeckChange } from './AddToDeckDialog.tsx'
import styles from './AddToDeckDialog.module.css'

/** A change of a deck with its result or its failure. */
export type ChangeOutcome = { readonly change: DeckChange } & (
  | { readonly result: DeckCopies; readonly error?: never }
  | { readonly error: Error; readonly result?: never }
)

/** Shows the outcome of a change of a deck, with Undo and a link to the deck. */
export function AddedToDeck({
  outcome: { change, result, error },
  onChange,
}: {
  outcome: ChangeOutcome
  onChange: (change: DeckChange) => void
}) {
  if (error)
    return (
      <Notice
        kind="error"
        title={`${change.deckName} is unchanged.`}
        action={<Button onClick={() => onChange(change)}>Try Again</Button>}
      >
        {isOffline(error) ? 'You are offline, and this deck is not on this device.' : error.message}
      </Notice>
    )
  const { deckId, isSaved, before, copies, total } = result
  const isUndo = change.to !== 'more'
  const isFull = before === copies && !isUndo
  const name = result.deckName || 'your new deck'
  const amount = countOf(copies, 'copy', 'copies')
  return (
    <>
      {isFull ? (
        <Notice kind="warning" title={`No more copies fit into ${name}.`}>
          It has {total >= DECK_SIZE ? countOf(total, 'card') : amount}, the most that a deck can have.
        </Notice>
      ) : (
        <Notice kind="success" title={isUndo ? `Removed from ${name}.` : `Added to ${name}.`}>
          It has {amount} now, and {countOf(total, 'card')} in total. {isSaved ? null : describePlace(deckId)}
        </Notice>
      )}
      <div className={styles['next']}>
        {isFull ? null : (
          <Button onClick={() => onChange({ ...change, to: isUndo ? 'more' : before })}>
            {isUndo ? 'Add Again' : 'Undo'}
          </Button>
        )}
        <Link
          to={isSaved && deckId ? paths.deck(deckId) : paths.deckBuilder(deckId ? { deck: deckId } : {})}
          className={buttonStyle('quiet')}
        >
          {isSaved ? `Open ${name}` : 'Open the Deck Builder'}
        </Link>
      </div>
    </>
  )
}

/** Says where an unsaved change is stored. */
function describePlace(deckId: string | null): string {
  if (deckId === null) return 'It is on this device until you save it in the deck builder.'
  return navigator.onLine
    ? 'This deck has unsaved changes on this device. Save them in the deck builder.'
    : 'You are offline. The change is on this device: save it in the deck builder when you are back.'
}
