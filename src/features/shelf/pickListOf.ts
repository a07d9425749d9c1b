import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import { findDeckCards, joinPrintings, sortDeckCards } from '#domain/decks/deckCard.ts'
import { makePickList, type OwnedPrinting, type PickLine } from '#domain/shelf/pickList.ts'
import type { Shelf } from './useShelf.ts'

/** The copies to take for a deck, and where they are, in the order of the deck's page. */
export function pickListOf(
  deck: MemberDeck,
  { catalogue, allocation, collection, printingsOf }: Shelf,
): readonly PickLine[] {
  const cards = sortDeckCards(joinPrintings(findDeckCards(deck.entries, catalogue.byId)))
  return makePickList(deck.id, cards, allocation, collection, (card) => printingsOf(cardKey(card)))
}

/** Describes an owned printing: "Fabled 12", "Fabled 12 foil". */
export const printingText = ({ card, isFoil }: OwnedPrinting): string =>
  `${card.set} ${card.collectorNumber}${isFoil ? ' foil' : ''}`

/** A group of lines that come from one place. */
export type PickGroup = {
  readonly title: string
  readonly kind: 'free' | 'deck' | 'missing'
  readonly lines: readonly (PickLine & { readonly copies: number })[]
}

/**
 * Groups a pick list by the places from which its copies come: free ones, then each deck, then those that are missing.
 */
export function groupPickList(lines: readonly PickLine[], isAssembled: boolean, nameOf: (deckId: string) => string) {
  const from = (title: string, kind: PickGroup['kind'], copiesOf: (line: PickLine) => number): PickGroup => ({
    title,
    kind,
    lines: lines.flatMap((line) => {
      const copies = copiesOf(line)
      return copies > 0 ? [{ ...line, copies }] : []
    }),
  })
  const decks = new Set(lines.flatMap(({ fromDecks }) => fromDecks.map(({ deckId }) => deckId)))
  const groups = [
    from(isAssembled ? 'In this deck' : 'Free copies', 'free', ({ free }) => free),
    ...[...decks].map((id) =>
      from(
        `Out of ${nameOf(id)}`,
        'deck',
        ({ fromDecks }) => fromDecks.find(({ deckId }) => deckId === id)?.copies ?? 0,
      ),
    ),
    from('Missing', 'missing', ({ missing }) => missing),
  ]
  return groups.filter((group) => group.lines.length > 0)
}
