import fc from 'fast-check'
import { INKS } from '../cards/vocabulary.ts'
import { INITIATIVES, type Match, RESULTS, SCORES, scoreResult, toOpponentInks } from './match.ts'

const DECKS = ['deck-a', 'deck-b', 'deck-c']

const inkPair = fc
  .shuffledSubarray([...INKS], { minLength: 2, maxLength: 2 })
  // The subarray has exactly two elements.
  .map(([one, other]) => toOpponentInks(one!, other!))

const name = fc.option(fc.constantFrom('Mara', 'Thursday league', 'a "b", c'), { nil: undefined })

/** Any valid match. There are few ids, so that some occur twice. */
export const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    id: fc.nat(40).map((number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`),
    deckId: fc.constantFrom(...DECKS),
    result: fc.constantFrom(...RESULTS),
    initiative: fc.constantFrom(...INITIATIVES),
    opponentInks: inkPair,
    notes: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constant('a "b",\r\nc')),
    matchDate: fc
      .date({ min: new Date('2023-08-01'), max: new Date('2026-11-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    score: fc.option(fc.constantFrom(...SCORES[2], ...SCORES[3]), { nil: undefined }),
    opponentName: name,
    event: name,
    round: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    deckVersion: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
    isImported: fc.boolean(),
    hasOneInk: fc.boolean(),
  })
  .map(({ isImported, hasOneInk, ...match }) => ({
    ...match,
    ...(isImported && hasOneInk && { opponentInks: [match.opponentInks[0]] as const }),
    ...(match.score && { result: scoreResult(match.score) }),
    ...(isImported && { gameId: `game of ${match.id}` }),
  }))

/**
 * A match history in any order with unique ids. `size: 'max'` makes long histories as likely as short ones, for rules
 * that start at the tenth match.
 */
export const anyMatches = fc.uniqueArray(anyMatch, { selector: ({ id }) => id, maxLength: 40, size: 'max' })
