import { CARD_TYPES, INKS } from '../cards/vocabulary.ts'
import { foldText } from '../cards/foldText.ts'

const HEADING_WORDS =
  'deck decklist list main maindeck mainboard sideboard maybeboard card cards total count quantity name set number ' +
  'ink inks format core infinity lorcana about inkable uninkable non and cost'

/** The words of headings in exported deck lists. */
const WORDS: ReadonlySet<string> = new Set([
  ...HEADING_WORDS.split(' '),
  ...[...CARD_TYPES, ...INKS].flatMap((name) => [foldText(name), `${foldText(name)}s`]),
])

/** Whether a line of a deck list that adds no card is a heading: "Amber (12)", "60 Cards", "Deck: Winter Court". */
export function isHeading(text: string): boolean {
  if (/^[\p{L} ]+:/u.test(text)) return true
  const words = foldText(text).match(/\p{L}+/gu) ?? []
  return words.every((word) => WORDS.has(word))
}
