import { formatIsoDay } from '../dates/formatDay.ts'
import { countOf } from '../text/countOf.ts'
import type { Reason } from './judgeDeck.ts'
import type { OfficialFormat } from './formatRule.ts'

/** The names of the official formats, as they are shown. */
export const FORMAT_NAMES: Readonly<Record<OfficialFormat, string>> = {
  core: 'Core',
  infinity: 'Infinity',
  coconut: 'Format Coconut',
}

/** A sentence about a reason, or about several cards with the same reason. */
export type ReasonLine = {
  /** "4 cards rotated out on July 17, 2026". */
  readonly text: string
  /** The full names of the cards; empty if it is about the whole deck, or if the text names the card. */
  readonly cards: readonly string[]
  readonly source: string
}

/** Describes the reasons why a deck is not legal, in their order. Cards with the same reason share a line. */
export function describeReasons(reasons: readonly Reason[]): ReasonLine[] {
  return groupReasons(reasons, ({ kind, day, limit, source }) => [kind, day, limit, source].join()).map(
    ({ reason, cards }) => ({
      text: describe(reason, cards.length),
      cards: NAMING.has(reason.kind) ? [] : cards,
      source: reason.source,
    }),
  )
}

/** A reason why a listed deck is not legal: about the deck, about one card, or about some cards. */
export type ListedReason = Pick<Reason, 'kind' | 'card' | 'count' | 'limit'> & {
  /** The number of cards that it is about. */
  readonly cards: number
}

/** The verdict on a listed deck: without reasons it is legal. */
export type ListedVerdict = { readonly format: OfficialFormat; readonly reasons: readonly ListedReason[] }

/** A few words about the reasons of a listed deck: "4 rotated · 16 of 60". */
export const shortListedReasons = (reasons: readonly ListedReason[]): string =>
  reasons.map((reason) => describeShortly(reason, reason.cards)).join(' · ')

/** A few words about all reasons: "4 rotated · 16 of 60". */
export const shortReasons = (reasons: readonly Reason[]): string =>
  groupReasons(reasons, ({ kind }) => kind)
    .map(({ reason, cards }) => describeShortly(reason, cards.length))
    .join(' · ')

/** The kinds whose texts name the card. */
const NAMING: ReadonlySet<Reason['kind']> = new Set(['copies', 'not a leader'])

function groupReasons(
  reasons: readonly Reason[],
  keyOf: (reason: Reason) => string,
): { readonly reason: Reason; readonly cards: readonly string[] }[] {
  const groups = Map.groupBy(reasons, (reason) => (NAMING.has(reason.kind) ? reason : keyOf(reason)))
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ reason: group[0], cards: group.flatMap(({ card }) => card ?? []) }] : [],
  )
}

function describe({ kind, card, count, limit, day }: Reason, cards: number): string {
  const date = day === null ? '' : formatIsoDay(day, 'long')
  const some = countOf(cards, 'card')
  const [is, was] = cards === 1 ? ['is', 'was'] : ['are', 'were']
  switch (kind) {
    case 'size':
      return `${count} of at least ${limit} cards`
    case 'inks':
      return `${count} inks, at most ${limit} are allowed`
    case 'copies':
      return `${count} copies of ${card}, over all its printings; at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed`
    case 'banned':
      return `${some} ${was} banned${day === null ? '' : ` on ${date}`}`
    case 'rotated':
      return `${some} rotated out on ${date}`
    case 'early':
      return `${some} ${is} not legal before ${date}`
    case 'outside':
      return `${some} ${is} not in a legal set`
    case 'no format':
      return 'The format did not exist'
    case 'no leader':
      return 'The deck has no leader'
    case 'not a leader':
      return `${card} cannot be a leader`
  }
}

function describeShortly({ kind, card, count, limit }: Omit<ListedReason, 'cards'>, cards: number): string {
  switch (kind) {
    case 'size':
      return `${count} of ${limit}`
    case 'inks':
      return `${count} inks`
    case 'copies':
      return `${count} copies of ${card?.split(' - ')[0]}`
    case 'banned':
      return `${cards} banned`
    case 'rotated':
      return `${cards} rotated`
    case 'early':
      return `${cards} not legal yet`
    case 'outside':
      return `${cards} not legal`
    case 'no format':
      return 'no format'
    case 'no leader':
      return 'no leader'
    case 'not a leader':
      return 'wrong leader'
  }
}
