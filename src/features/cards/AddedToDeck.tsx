import { Link } from '@tanstack/react-router'
import { isOffline } from '#data/backend/errors.ts'
import type { DeckCopies } from '#data/decks/changeDeckCopies.ts'
import { DECK_SIZE } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { paths } from '#url/paths.ts'
import type { DeckChange } from './AddToDeckDialog.tsx'
import styles from './AddToDeckDialog.module.css'

/** A change of a deck with its result or its failure. */
export type ChangeOutcome = { readonly change: DeckChange } & (
  | { readonly result: DeckCopies; readonly error?: never }
  | { readonly error: Error; readonly result?: never }
)

/** Shows the outcome of a change of a deck, with Undo and a link to the deck; nothing before the first change. */
export function AddedToDeck({
  outcome,
  onChange,
}: {
  outcome: ChangeOutcome | null
  onChange: (change: DeckChange) => void
}) {
  return (
    <>
      <Outcome>{outcome?.result ? <ChangedDeck {...outcome} /> : null}</Outcome>
      {outcome?.result ? <NextSteps {...outcome} onChange={onChange} /> : null}
      {outcome?.error ? <Unchanged {...outcome} onChange={onChange} /> : null}
    </>
  )
}

type Succeeded = Extract<ChangeOutcome, { result: DeckCopies }>
type Failed = Extract<ChangeOutcome, { error: Error }>
type OnChange = { onChange: (change: DeckChange) => void }

function Unchanged({ change, error, onChange }: Failed & OnChange) {
  return (
    <Notice
      kind="error"
      title={`${change.deckName} is unchanged.`}
      action={<Button onClick={() => onChange(change)}>Try Again</Button>}
    >
      {isOffline(error) ? 'You are offline, and this deck is not on this device.' : error.message}
    </Notice>
  )
}

const isRemoval = ({ to }: DeckChange) => to !== 'more'

/** Whether the deck had no room for the copy. */
const wasFull = ({ change, result }: Succeeded) => result.before === result.copies && !isRemoval(change)

const nameOf = ({ deckName }: DeckCopies) => deckName || 'your new deck'

function ChangedDeck(outcome: Succeeded) {
  const { deckId, isSaved, copies, total } = outcome.result
  const name = nameOf(outcome.result)
  const amount = countOf(copies, 'copy', 'copies')
  return wasFull(outcome) ? (
    <Notice kind="warning" title={`No more copies fit into ${name}.`}>
      It has {total >= DECK_SIZE ? countOf(total, 'card') : amount}, the most that a deck can have.
    </Notice>
  ) : (
    <Notice kind="success" title={isRemoval(outcome.change) ? `Removed from ${name}.` : `Added to ${name}.`}>
      It has {amount} now, and {countOf(total, 'card')} in total. {isSaved ? null : describePlace(deckId)}
    </Notice>
  )
}

function NextSteps({ onChange, ...outcome }: Succeeded & OnChange) {
  const { change, result } = outcome
  const { deckId, isSaved, before } = result
  return (
    <div className={styles['next']}>
      {wasFull(outcome) ? null : (
        <Button onClick={() => onChange({ ...change, to: isRemoval(change) ? 'more' : before })}>
          {isRemoval(change) ? 'Add Again' : 'Undo'}
        </Button>
      )}
      <Link
        to={isSaved && deckId ? paths.deck(deckId) : paths.deckBuilder(deckId ? { deck: deckId } : {})}
        className={buttonStyle('quiet')}
      >
        {isSaved ? `Open ${nameOf(result)}` : 'Open the Deck Builder'}
      </Link>
    </div>
  )
}

/** Says where an unsaved change is stored. */
function describePlace(deckId: string | null): string {
  if (deckId === null) return 'It is on this device until you save it in the deck builder.'
  return navigator.onLine
    ? 'This deck has unsaved changes on this device. Save them in the deck builder.'
    : 'You are offline. The change is on this device: save it in the deck builder when you are back.'
}
