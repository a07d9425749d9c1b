import type { Card } from '../cards/card.ts'
import { DECK_SIZE, MAX_COPIES } from './deckRules.ts'

/** Matches the texts of Dalmatian Puppy, Microbots and The Glass Slipper; `private.copy_limit` has the same pattern. */
const LIMIT_IN_TEXT = /\bYou may (?:have up to (\d+) copies|have (any number) of cards|only have (\d+) copies)\b/

/** The maximum number of copies of a card in a deck: 4, or what the card's text says, at most 60. */
export function copyLimit({ text }: Pick<Card, 'text'>): number {
  const [matched, upTo, , only] = LIMIT_IN_TEXT.exec(text) ?? []
  if (matched === undefined) return MAX_COPIES
  return Math.min(Number(upTo ?? only ?? DECK_SIZE), DECK_SIZE)
}
