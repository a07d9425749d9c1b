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
 * How many decks are assembled, how many of them lack copies, and how many more could be assembled. Each deck is compared
 * with the free copies only, so the sentence claims nothing about several at once.
 */
export function AssemblySentence({ shelf }: { shelf: Shelf }) {
  const all = shelf.decks.length
  const assembled = shelf.decks
    .flatMap(({ id }) => shelf.allocation.decks.get(id) ?? [])
    .filter((deck) => deck.isAssembled)
  const incomplete = assembled.filter(({ missing }) => missing > 0).length
  const ready = readyDecks(shelf).length
  const decks = all === 1 ? 'deck' : 'decks'
  if (assembled.length === 0)
    return ready === 0 ? (
      <b>No deck is assembled.</b>
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
        {assembled.length} of {all} {decks} assembled
      </b>
      {incomplete > 0 ? <span>, {incomplete < assembled.length ? `${incomplete} ` : ''}with missing cards</span> : null}
      {assembled.length === all ? (
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
