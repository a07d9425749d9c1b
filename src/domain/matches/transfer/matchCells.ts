import { type Ink, INKS } from '../../cards/vocabulary.ts'
import { isDay, toLocalDay } from '../../dates/isoDay.ts'
import type { Initiative, Result, Score } from '../match.ts'

const normalize = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

const RESULT_WORDS: Readonly<Record<Result, readonly string[]>> = {
  win: ['win', 'won', 'w', 'victory'],
  loss: ['loss', 'lost', 'lose', 'l', 'defeat'],
  tie: ['tie', 'tied', 'draw', 'drawn', 't', 'd'],
  abandoned: ['abandoned', 'aborted', 'cancelled', 'canceled', 'unfinished'],
}

/** Reads a result in the words of this and other sites; undefined for another word. */
export const parseResult = (text: string): Result | undefined => findWord(RESULT_WORDS, text)

/** Words of other sites for who began: "true" answers the heading "went_first", and OTP means on the play. */
const INITIATIVE_WORDS: Readonly<Record<Initiative, readonly string[]>> = {
  on_play: ['on play', 'on the play', 'play', 'otp', 'first', '1st', 'true', 'yes', '1'],
  on_draw: ['on draw', 'on the draw', 'draw', 'otd', 'second', '2nd', 'false', 'no', '0'],
}

/** Reads who started; undefined for another word. */
export const parseInitiative = (text: string): Initiative | undefined => findWord(INITIATIVE_WORDS, text)

function findWord<Meaning extends string>(
  words: Readonly<Record<Meaning, readonly string[]>>,
  text: string,
): Meaning | undefined {
  const word = normalize(text)
  // Object.keys widens the keys of a record to string.
  return (Object.keys(words) as Meaning[]).find((meaning) => words[meaning].includes(word))
}

/** The inks that a text names, including repetitions; empty if any word is not an ink. */
export function parseInks(text: string): readonly Ink[] {
  const words = text
    .toLowerCase()
    .split(/[\s+,/&|-]+/)
    .filter(Boolean)
  const inks = words.map((word) => INKS.find((ink) => ink.toLowerCase() === word))
  return inks.every((ink) => ink !== undefined) ? inks : []
}

/** The highest number of games: 3 of "Best of 3", "bo3" and "3"; 1 if empty; null for another text. */
export function parseBestOf(text: string): 1 | Score['bestOf'] | null {
  const [, digit = text.trim() === '' ? '1' : ''] = /^(?:bo|best of)?\s*([123])$/.exec(normalize(text)) ?? []
  return digit === '1' ? 1 : digit === '2' ? 2 : digit === '3' ? 3 : null
}

/** Reads the games of a match, such as "2–1". @returns undefined for a single game, null for invalid texts. */
export function parseScore(bestOf: string, games: string): Score | undefined | null {
  const most = parseBestOf(bestOf)
  if (most === null || most === 1) return most === 1 && games.trim() === '' ? undefined : null
  const [won = 0, lost = 0] = /^([0-2])\s*[-–]\s*([0-2])$/.exec(games.trim())?.slice(1).map(Number) ?? []
  return won + lost < 1 || won + lost > most ? null : { bestOf: most, won, lost }
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Reads a day, or a day and a time. A day without a time means its noon, or now if its noon is later today. A time
 * without a zone is in the reader's time zone. Null for another text.
 */
export function parseDate(text: string, now: Date): Date | null {
  const [, day = '', time, zone = ''] = DATE.exec(text.trim()) ?? []
  const date = new Date(`${day}T${time ?? '12:00'}${zone}`)
  if (!isDay(day) || Number.isNaN(date.getTime())) return null
  return time === undefined && day === toLocalDay(now) && date > now ? now : date
}
