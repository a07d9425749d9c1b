import type { Ink } from '../cards/vocabulary.ts'
import { INK_PAIRS, inkPairName, type Match, type MatchValues, toOpponentInks } from './match.ts'

/** The values of the match form, valid or not. */
export type MatchDraft = Omit<MatchValues, 'opponentInks' | 'matchDate'> & {
  /** The chosen inks, the oldest choice first. */
  readonly opponentInks: readonly Ink[]
}

/**
 * The defaults of a new match (requirements §4, Match form defaults). An empty `deckId` means that no deck is chosen.
 */
export const newMatchDraft = (deckId = ''): MatchDraft => ({
  deckId,
  result: 'win',
  initiative: 'on_play',
  opponentInks: [],
  notes: '',
})

/** The limit of the database column, in characters. */
export const MAX_NOTES = 2000

/** Toggles an ink. A third one replaces the oldest (requirements §5, Log match). */
export const toggleInk = (chosen: readonly Ink[], ink: Ink): readonly Ink[] =>
  chosen.includes(ink) ? chosen.filter((other) => other !== ink) : [...chosen, ink].slice(-2)

/** The error message of a field, undefined if the field is valid (requirements §5, Log match). */
type Problem = string | undefined

export const deckProblem = (deckId: string): Problem => (deckId ? undefined : 'Please select a deck')

export const inksProblem = (inks: readonly Ink[]): Problem =>
  new Set(inks).size === 2 && inks.length === 2 ? undefined : 'Please select exactly 2 opponent colors'

export const notesProblem = (notes: string): Problem =>
  Array.from(notes.trim()).length > MAX_NOTES ? 'Notes have at most 2,000 characters.' : undefined

/** Validates the date of a match. The database gives the same message, but allows a day for wrong clocks. */
export function dateProblem(date: Date, now: Date): Problem {
  if (Number.isNaN(date.getTime())) return 'Please enter a date and time'
  return date > now ? 'A match cannot be in the future.' : undefined
}

/** The values to save of a valid form. @throws if it does not have two opponent's inks */
export function toMatchValues({ opponentInks: [one, other], notes, ...draft }: MatchDraft, date: Date): MatchValues {
  if (one === undefined || other === undefined) throw new Error('A match has two opponent inks.')
  return { ...draft, opponentInks: toOpponentInks(one, other), notes: notes.trim(), matchDate: date.toISOString() }
}

/** How many of the latest matches count for the most frequent pairs. */
const RECENT_MATCHES = 50

/**
 * All pairs of inks, the most frequent of the latest matches first. Equally frequent pairs are ordered by their latest
 * match, and pairs that did not occur follow in the game's order.
 */
export function opponentPairs(
  newestFirst: readonly Match[],
): readonly { readonly inks: Match['opponentInks']; readonly isMet: boolean }[] {
  const recentPairs = newestFirst.slice(0, RECENT_MATCHES).map(({ opponentInks }) => inkPairName(opponentInks))
  const byFrequency = [...Map.groupBy(recentPairs, (name) => name)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const rankByPair = new Map(byFrequency.map(([name], rankOf) => [name, rankOf]))
  const rankOf = (inks: Match['opponentInks']) => rankByPair.get(inkPairName(inks)) ?? INK_PAIRS.length
  return INK_PAIRS.toSorted((one, other) => rankOf(one) - rankOf(other)).map((inks) => ({
    inks,
    isMet: rankByPair.has(inkPairName(inks)),
  }))
}
