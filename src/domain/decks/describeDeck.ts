import { compareText } from '../cards/foldText.ts'
import { type Ink, INKS } from '../cards/vocabulary.ts'
import type { Legality } from './legality.ts'
import { countOf } from '../text/countOf.ts'
import { listWithAnd } from '../text/listWords.ts'

/** What is to be known of a deck to say it in a sentence. Of its cards those that are not known may be missing. */
export type DescribedDeck = {
  readonly description: string | null
  readonly totalCards: number
  readonly legality: Legality
  readonly cards: readonly { readonly name: string; readonly inks: readonly Ink[]; readonly quantity: number }[]
}

/**
 * Says a deck in one line, for search results and pasted links: what its author wrote, else a sentence from its cards, the
 * most copies first (requirements §2, Deck detail). The host and the browser get the same line, whatever order the cards
 * are in. It may be long.
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
