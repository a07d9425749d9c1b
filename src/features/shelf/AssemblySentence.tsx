import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import type { Shelf } from './useShelf.ts'

/** The decks that are not assembled and could be, each from the free copies only. */
export function readyDecks({ decks, allocation }: Shelf): MemberDeck[] {
  return decks.filter(({ id }) => {
    const deck = allocation.decks.get(id)
    return deck !== undefined && !deck.isAssembled && deck.missing === 0
  })
}

/**
 * How many decks are assembled and how many could be. Each deck is compared with the free copies alone, so the sentence
 * claims nothing about several at once.
 */
export function AssemblySentence({ shelf }: { shelf: Shelf }) {
  const all = shelf.decks.length
  const assembledCount = shelf.assembled.filter((id) => shelf.deckOf(id)).length
  const ready = readyDecks(shelf).length
  const decks = all === 1 ? 'deck' : 'decks'
  if (assembledCount === 0)
    return ready === 0 ? (
      <>
        <b>None of your {all === 1 ? '' : `${all} `}decks</b> <span>can be built from free copies yet.</span>
      </>
    ) : (
      <>
        <b>
          {ready} of {all} {decks}
        </b>{' '}
        <span>can be built from free copies{ready > 1 ? ', each on its own' : ''}.</span>
      </>
    )
  return (
    <>
      <b>
        {assembledCount} of {all} {decks} assembled
      </b>
      {assembledCount === all ? (
        <span>.</span>
      ) : (
        <span>
          ; {ready === 0 ? 'no other' : `${ready} more`} can be built from free copies
          {ready > 1 ? ', each on its own' : ''}.
        </span>
      )}
    </>
  )
}
