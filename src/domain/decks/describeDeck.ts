import { compareText } from '../cards/foldText.ts'
import { type Ink, INKS } from '../cards/vocabulary.ts'
import type { Legality } from './legality.ts'
import { countOf } from '../text/countOf.ts'
import { listWithAnd } from '../text/listWords.ts'

/** The fields of a deck that its description needs. Unknown cards may be missing from `cards`. */
export type DescribedDeck = {
  readonly description: string | null
  readonly totalCards: number
  readonly legality: Legality
  readonly cards: readonly { readonly name: string; readonly inks: readonly Ink[]; readonly quantity: number }[]
}

/**
 * Describes a deck in one line, for search results and link previews: its author's description, or a sentence about its
 * cards, most copies first (requirements §2, Deck detail). Host and browser make the same line. It may be long.
 */
export function describeDeck({ description, totalCards, legality, cards }: DescribedDeck): string {
  const written = description?.replace(/\s+/g, ' ').trim() ?? ''
  if (written !== '') return written
  const inks = INKS.filter((ink) => cards.some((card) => card.inks.includes(ink)))
  const names = cards
    .toSorted((a, b) => b.quantity - a.quantity || compareText(a.name, b.name))
    .map(({ name, quantity }) => `${quantity} ${name}`)
  const kind = [listWithAnd(inks), legality === 'core' ? 'Core' : 'Infinity', 'deck'].filter((words) => words !== '')
  const sentence = `${kind.join(' ')} of ${countOf(totalCards, 'card')}`
  return names.length === 0 ? sentence : `${sentence}: ${names.join(', ')}`
}
