import type { Ink } from '../cards/vocabulary.ts'
import { INK_PAIRS, inkPairName, type Match, type MatchValues, toOpponentInks } from './match.ts'

/** What the form for a match holds, right or not yet. */
export type MatchDraft = Omit<MatchValues, 'opponentInks' | 'matchDate'> & {
  /** The chosen inks, the oldest choice first. */
  readonly opponentInks: readonly Ink[]
}

/** What a new match begins with (specification §4, Match form defaults). An empty `deckId` is no deck yet. */
export const newMatchDraft = (deckId = ''): MatchDraft => ({
  deckId,
  result: 'win',
  initiative: 'on_play',
  opponentInks: [],
  notes: '',
})

/** As long as the database takes. */
export const MAX_NOTES = 2000

/** Chooses an ink, or takes the choice back. A third one drops the oldest (specification §5, Log match). */
export const chooseInk = (chosen: readonly Ink[], ink: Ink): readonly Ink[] =>
  chosen.includes(ink) ? chosen.filter((other) => other !== ink) : [...chosen, ink].slice(-2)

/** What is wrong with a field, as the sentence to show beside it; undefined where nothing is (specification §5, Log match). */
type Problem = string | undefined

export const deckProblem = (deckId: string): Problem => (deckId ? undefined : 'Please select a deck')

export const inksProblem = (inks: readonly Ink[]): Problem =>
  new Set(inks).size === 2 && inks.length === 2 ? undefined : 'Please select exactly 2 opponent colors'

export const notesProblem = (notes: string): Problem =>
  Array.from(notes.trim()).length > MAX_NOTES ? 'Notes have at most 2,000 characters.' : undefined

/** The database refuses such a date with the same words, after a day of grace for clocks. */
export function dateProblem(date: Date, now: Date): Problem {
  if (Number.isNaN(date.getTime())) return 'Please enter a date and time'
  return date > now ? 'A match cannot be in the future.' : undefined
}

/** What is to be saved of a form without problems. */
export function toMatchValues({ opponentInks: [one, other], notes, ...draft }: MatchDraft, date: Date): MatchValues {
  if (one === undefined || other === undefined) throw new Error('A match has two opponent inks.')
  return { ...draft, opponentInks: toOpponentInks(one, other), notes: notes.trim(), matchDate: date.toISOString() }
}

/** How many of the latest matches say who is met often. */
const REMEMBERED = 50

/**
 * All pairs of inks, each to be chosen with one tap: those met most often of late first, of those met equally often the
 * latest, and then those that were not met, in the game's order.
 */
export function opponentPairs(
  newestFirst: readonly Match[],
): readonly { readonly inks: Match['opponentInks']; readonly isMet: boolean }[] {
  const late = newestFirst.slice(0, REMEMBERED).map(({ opponentInks }) => inkPairName(opponentInks))
  const met = [...Map.groupBy(late, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length)
  const places = new Map(met.map(([name], place) => [name, place]))
  const place = (inks: Match['opponentInks']) => places.get(inkPairName(inks)) ?? INK_PAIRS.length
  return INK_PAIRS.toSorted((one, other) => place(one) - place(other)).map((inks) => ({
    inks,
    isMet: places.has(inkPairName(inks)),
  }))
}
