import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { INKS } from '../cards/vocabulary.ts'
import { findDeckCards } from '../decks/deckCard.ts'
import { addDays } from '../dates/isoDay.ts'
import { ALWAYS_FROM, FOREVER, rangeOf } from './days.ts'
import { judgeDeck, legalDays } from './judgeDeck.ts'
import { OFFICIAL_RULES } from './officialRules.ts'
import { makeRuleBook } from './ruleBook.ts'
import { readVerdictCases, summarizeReasons } from './verdict.cases.ts'
import { VERDICT_CARDS, VERDICT_SETS } from './verdict.fixture.ts'
import csv from './verdicts.csv?raw'

const cards = VERDICT_CARDS.map(({ inks, setCode, ...card }) =>
  makeCard({
    ...card,
    inks: INKS.filter((ink) => inks.includes(ink)),
    otherInks: inks.filter((ink) => !INKS.some((known) => known === ink)),
    setId: `verdict ${setCode}`,
  }),
)
const byId = new Map(cards.map((card) => [card.id, card]))
const book = makeRuleBook(OFFICIAL_RULES, VERDICT_SETS, cards)
const CASES = readVerdictCases(csv).map((verdict) => ({
  ...verdict,
  deck: { cards: findDeckCards(verdict.entries, byId), leader: verdict.leader },
}))

test('there are at least 200 verdicts', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200)
})

test.each(CASES)('$title', ({ deck, format, day, reasons }) => {
  expect(summarizeReasons(judgeDeck(deck, format, day, book))).toBe(reasons)
})

test.each(CASES)('the legal days agree: $title', ({ deck, format, day, reasons }) => {
  const days = legalDays(deck, format, book)
  expect(rangeOf(days, day) !== undefined).toBe(reasons === '')
  const borders = days.flatMap(({ from, until }) => [
    ...(from === ALWAYS_FROM ? [] : [addDays(from, -1)]),
    ...(until === FOREVER ? [] : [until]),
  ])
  expect(borders.filter((border) => judgeDeck(deck, format, border, book).length === 0)).toEqual([])
})
