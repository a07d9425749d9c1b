import type { CardSet } from '../sets/cardSet.ts'
import { listWithAnd } from '../text/listWords.ts'
import { FORMAT_NAMES } from './describeReasons.ts'
import type { FormatRule } from './formatRule.ts'

type DatedSet = Pick<CardSet, 'code' | 'name' | 'mainSet' | 'legalFrom'>

/** A change of the legal cards on an ISO day: "Attack of the Vine! becomes legal". */
export type FormatEvent = { readonly day: string; readonly text: string }

/** The source of rules that nobody has announced. */
const EXPECTED = 'expected, not announced'

/**
 * The next rotation of Core while none is announced: on the date of the last one, of as many sets, the oldest of those that
 * are left. Empty if one is announced, or if there was none yet.
 * @param today an ISO day
 */
export function expectedRotation(
  rules: readonly FormatRule[],
  sets: readonly DatedSet[],
  today: string,
): readonly FormatRule[] {
  const rotations = rules.filter(({ kind, format }) => kind === 'rotation' && format === 'core')
  const last = rotations.reduce((latest, { from }) => (from !== null && from > latest ? from : latest), '')
  if (last === '' || last > today) return []
  const rotated = new Set(rotations.map(({ subject }) => subject))
  const left = sets.filter((set) => isMain(set) && !rotated.has(set.code)).toSorted(byDay)
  const year = Number(today.slice(0, 4))
  const from = year + last.slice(4) > today ? year + last.slice(4) : year + 1 + last.slice(4)
  return rotations
    .filter((rule) => rule.from === last)
    .flatMap((rule, at) => (left[at] ? [{ ...rule, subject: left[at].code, from, until: null, source: EXPECTED }] : []))
}

/** The changes of the legal cards, in the order of their days. */
export function formatEvents(rules: readonly FormatRule[], sets: readonly DatedSet[]): FormatEvent[] {
  const names = new Map(sets.map(({ code, name }) => [code, name]))
  const releases = Map.groupBy(sets.filter(isMain), ({ legalFrom }) => legalFrom)
  const rotations = Map.groupBy(
    rules.filter(({ kind }) => kind === 'rotation'),
    ({ format, from, source }) => [format, from, source].join(),
  )
  return [
    ...[...releases].map(([day, group]) =>
      event(
        day,
        group.map(({ name }) => name),
        ['becomes', 'become'],
        'legal',
      ),
    ),
    ...[...rotations.values()].map((group) =>
      event(
        group[0]?.from ?? null,
        group.map(({ subject }) => names.get(subject) ?? subject),
        ['rotates', 'rotate'],
        `out of ${group.map(formatOf)[0]}${group[0]?.source === EXPECTED ? ` (${EXPECTED})` : ''}`,
      ),
    ),
    ...rules
      .filter(({ kind }) => kind === 'ban')
      .flatMap((rule) => [
        event(rule.from, [rule.subject], ['is', 'are'], `banned in ${formatOf(rule)}`),
        event(rule.until, [rule.subject], ['is', 'are'], `allowed again in ${formatOf(rule)}`),
      ]),
  ]
    .flatMap(({ day, text }) => (day === null ? [] : [{ day, text }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
}

const event = (day: string | null, names: readonly string[], [one, many]: readonly [string, string], what: string) => ({
  day,
  text: `${listWithAnd(names)} ${names.length === 1 ? one : many} ${what}`,
})

/** A set with a day of its prerelease that no source calls a set of promos. */
const isMain = ({ mainSet, legalFrom }: DatedSet) => mainSet !== false && legalFrom !== null

const byDay = (a: DatedSet, b: DatedSet) => ((a.legalFrom ?? '') < (b.legalFrom ?? '') ? -1 : 1)

const formatOf = ({ format }: FormatRule) => (format === null ? 'all formats' : FORMAT_NAMES[format])
