import type { Ink } from '../cards/vocabulary.ts'
import { plainLine } from '../text/plainLine.ts'
import {
  INK_PAIRS,
  inkPairName,
  type Match,
  type MatchValues,
  MAX_ROUND,
  type OpponentInks,
  SCORES,
  scoreResult,
  toMetInks,
} from './match.ts'

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

/** How long after a match of an event the next one counts as its next round, in ms. */
const SAME_EVENT_MS = 8 * 3_600_000

/**
 * The values of the next match that follow from the latest one, if that was shortly before: the event with the next
 * round, and the number of games.
 * @param newestFirst the matches before.
 */
export function nextRound(
  [latest]: readonly Match[],
  now: Date,
): Pick<MatchDraft, 'event' | 'round' | 'score' | 'result'> {
  if (!latest || now.getTime() - Date.parse(latest.matchDate) > SAME_EVENT_MS) return { result: 'win' }
  const { event, round, score } = latest
  return {
    result: 'win',
    ...(event !== undefined && { event, ...(round !== undefined && { round: Math.min(round + 1, MAX_ROUND) }) }),
    ...(score && { score: SCORES[score.bestOf][0] }),
  }
}

/** The limit of an opponent's name and of an event's, in characters, as in the database. */
export const MAX_NAME = 60

/** The limit of the database column, in characters. */
export const MAX_NOTES = 2000

/** Toggles an ink. A third one replaces the oldest (requirements §5, Log match). */
export const toggleInk = (chosen: readonly Ink[], ink: Ink): readonly Ink[] =>
  chosen.includes(ink) ? chosen.filter((other) => other !== ink) : [...chosen, ink].slice(-2)

/** The error message of a field, undefined if the field is valid (requirements §5, Log match). */
type Problem = string | undefined

/** Validates the chosen deck's id; an empty one means that none is chosen. */
export const deckProblem = (deckId: string): Problem => (deckId ? undefined : 'Please select a deck')

/** Validates the opponent's inks. @param isImported an imported match may have an opponent with one ink. */
export const inksProblem = (inks: readonly Ink[], isImported = false): Problem =>
  new Set(inks).size === inks.length && (inks.length === 2 || (isImported && inks.length === 1))
    ? undefined
    : 'Please select exactly 2 opponent colors'

/** Validates the length of notes, without spaces at the ends. */
export const notesProblem = (notes: string): Problem =>
  Array.from(notes.trim()).length > MAX_NOTES ? 'Notes have at most 2,000 characters.' : undefined

/** Validates the length of an opponent's or event's name. */
export const nameProblem = (name: string | undefined): Problem =>
  Array.from(plainLine(name ?? '')).length > MAX_NAME ? 'Names have at most 60 characters.' : undefined

/** Validates the number of a round; undefined means none. */
export const roundProblem = (round: number | undefined): Problem =>
  round === undefined || (Number.isInteger(round) && round >= 1 && round <= MAX_ROUND)
    ? undefined
    : `A round is a number from 1 to ${MAX_ROUND}.`

/** Validates the date of a match. The database gives the same message, but allows a day for wrong clocks. */
export function dateProblem(date: Date, now: Date): Problem {
  if (Number.isNaN(date.getTime())) return 'Please enter a date and time'
  return date > now ? 'A match cannot be in the future.' : undefined
}

/**
 * The values to save of a valid form. A score decides the result.
 * @throws without an opponent's ink
 */
export function toMatchValues(
  { opponentInks: [one, other], notes, score, opponentName, event, round, ...draft }: MatchDraft,
  date: Date,
): MatchValues {
  if (one === undefined) throw new Error('A match has opponent inks.')
  const [opponent, at] = [plainLine(opponentName ?? ''), plainLine(event ?? '')]
  return {
    ...draft,
    ...(score && { score, result: scoreResult(score) }),
    ...(opponent && { opponentName: opponent }),
    ...(at && { event: at }),
    ...(round !== undefined && { round }),
    opponentInks: toMetInks(one, other),
    notes: notes.trim(),
    matchDate: date.toISOString(),
  }
}

/** How many of the latest matches count for the most frequent pairs. */
const RECENT_MATCHES = 50

/**
 * All pairs of inks, the most frequent of the latest matches first. Equally frequent pairs are ordered by their latest
 * match, and pairs that did not occur follow in the game's order.
 */
export function opponentPairs(
  newestFirst: readonly Match[],
): readonly { readonly inks: OpponentInks; readonly isMet: boolean }[] {
  const recentPairs = newestFirst
    .slice(0, RECENT_MATCHES)
    .flatMap(({ opponentInks }) => (opponentInks.length === 2 ? [inkPairName(opponentInks)] : []))
  const byFrequency = [...Map.groupBy(recentPairs, (name) => name)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const rankByPair = new Map(byFrequency.map(([name], rank) => [name, rank]))
  const rankOf = (inks: OpponentInks) => rankByPair.get(inkPairName(inks)) ?? INK_PAIRS.length
  return INK_PAIRS.toSorted((one, other) => rankOf(one) - rankOf(other)).map((inks) => ({
    inks,
    isMet: rankByPair.has(inkPairName(inks)),
  }))
}
