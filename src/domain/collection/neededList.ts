import type { Card } from '../cards/card.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import { collectorKey } from '../cards/sort.ts'
import { countOf } from '../text/countOf.ts'
import type { Owned } from './completion.ts'
import { filterByOwnership } from './ownership.ts'

/** The cards of a set that are not owned in any finish, by collector number: 9, 10, 10a. */
export function neededOfSet(cards: readonly Card[], owned: Owned): Card[] {
  return filterByOwnership(cards, owned, 'needed')
    .map((card) => ({ card, number: collectorKey(card.collectorNumber) }))
    .toSorted(
      (a, b) =>
        compareText(a.number, b.number) ||
        compareText(foldText(a.card.name), foldText(b.card.name)) ||
        compareText(a.card.id, b.card.id),
    )
    .map(({ card }) => card)
}

/**
 * Makes a text of needed cards to copy: a heading, then a line for each card in the given order.
 * "Fabled: 2 cards needed", "4a Elsa - Snow Queen (Rare)", "10 Olaf - Helping Hand (Common)".
 */
export function makeNeededText(setName: string, cards: readonly Card[]): string {
  const heading = `${setName}: ${cards.length === 0 ? 'no cards' : countOf(cards.length, 'card')} needed`
  const lines = cards.map(({ collectorNumber, name, rarity }) => `${collectorNumber} ${name} (${rarity})`)
  return [heading, ...lines].join('\n')
}
