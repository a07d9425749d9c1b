import { cardKey } from '../cards/cardKey.ts'
import { foldText } from '../cards/foldText.ts'
import { type DeckCard, joinPrintings } from '../decks/deckCard.ts'
import { countCards } from '../decks/deckRules.ts'
import { ALWAYS_FROM, type DayRange, type Days, EVERY_DAY, FOREVER, rangeOf, subtractDays, uniteDays } from './days.ts'
import { daysOf, type FormatRule, type OfficialFormat } from './formatRule.ts'
import type { FormatBook, RuleBook } from './ruleBook.ts'

/** A deck with its known cards. @param leader the full name of its leader in Format Coconut, or null */
export type JudgedDeck = { readonly cards: readonly DeckCard[]; readonly leader: string | null }

/**
 * Something in a deck that a rule forbids:
 * - no format: the format does not exist.
 * - size, inks: of the deck. copies: of a card. `count` is too few or too many for `limit`.
 * - banned: the card is banned. not legal: no printing of it is legal.
 * - no leader: the deck names none of its cards as its leader. not a leader: the card cannot be one.
 */
type FaultKind = 'no format' | 'size' | 'inks' | 'copies' | 'banned' | 'not legal' | 'no leader' | 'not a leader'

/** A fault with the days on which it makes the deck illegal. */
type Fault<Kind extends string = FaultKind> = {
  readonly kind: Kind
  /** A full card name; null if it is about the whole deck. */
  readonly card: string | null
  readonly count: number | null
  readonly limit: number | null
  readonly source: string
}

/** Why a deck is not legal on a day. A card that is not legal on a day is early, or has rotated, or is outside the format. */
export type Reason = Fault<Exclude<FaultKind, 'not legal'> | 'early' | 'rotated' | 'outside'> & {
  /** The ISO day on which a ban began, a card rotated, or a card becomes legal; else null. */
  readonly day: string | null
}

type DatedFault = Fault & { readonly days: Days }

/**
 * Judges a deck by the rules of official events.
 * @param day an ISO day
 * @returns the reasons why it is not legal in the format on that day; empty for a legal deck. The database has the same
 * judgment in `judge_deck`; `verdicts.csv` tests both.
 */
export function judgeDeck(deck: JudgedDeck, format: OfficialFormat, day: string, book: RuleBook): Reason[] {
  return findFaults(deck, book[format]).flatMap(({ days, ...fault }) => {
    const range = rangeOf(days, day)
    return range ? [{ ...fault, ...onRange(fault, range, book[format]) }] : []
  })
}

/** How a fault shows on a day of a range. */
function onRange(
  { kind, source }: Fault,
  { from, until }: DayRange,
  book: FormatBook,
): Pick<Reason, 'kind' | 'day' | 'source'> {
  if (kind === 'banned') return { kind, day: from === ALWAYS_FROM ? null : from, source }
  if (kind !== 'not legal') return { kind, day: null, source }
  if (from !== ALWAYS_FROM) {
    const rotation = book.rules('rotation').find((rule) => rule.from === from)
    return { kind: 'rotated', day: from, source: rotation?.source ?? source }
  }
  if (until !== FOREVER) return { kind: 'early', day: until, source }
  return { kind: 'outside', day: null, source }
}

/** The days on which a deck is legal in a format. */
export const legalDays = (deck: JudgedDeck, format: OfficialFormat, book: RuleBook): Days =>
  subtractDays(EVERY_DAY, uniteDays(...findFaults(deck, book[format]).map(({ days }) => days)))

/** All faults of a deck with their days; those of the deck first, then those of cards in the deck's order. */
function findFaults({ cards, leader }: JudgedDeck, book: FormatBook): DatedFault[] {
  const names = joinPrintings(cards).map(({ card, quantity }) => ({ key: cardKey(card), name: card.name, quantity }))
  const total = countCards(cards)
  const leaderKey = leader === null ? null : foldText(leader)
  const withLeader = names.some(({ key }) => key === leaderKey)
  const faults = [
    ...noFormat(book),
    ...book.rules('size').flatMap((rule) => (total < limitOf(rule) ? [fault('size', rule, null, total)] : [])),
    ...book.rules('inks').flatMap((rule) => inkFaults(cards, rule, book.rules('any ink'))),
    ...book.rules('leaders').flatMap((rule) => {
      if (!withLeader || leaderKey === null) return [fault('no leader', rule)]
      return book.isInSet(leaderKey, rule.subject) ? [] : [fault('not a leader', rule, leader)]
    }),
    ...names.flatMap(({ key, name, quantity }) => {
      const [general, own] = copyRules(key, key === leaderKey, book)
      const exempt = uniteDays(...own.map(daysOf))
      const limits = [
        ...general.map((rule) => ({ rule, days: subtractDays(daysOf(rule), exempt) })),
        ...own.map((rule) => ({ rule, days: daysOf(rule) })),
      ]
      return [
        ...limits.flatMap(({ rule, days }) =>
          quantity > limitOf(rule) ? [{ ...fault('copies', rule, name, quantity), days }] : [],
        ),
        ...book.rules('ban').flatMap((rule) => (foldText(rule.subject) === key ? [fault('banned', rule, name)] : [])),
        ...book
          .rules('sets')
          .slice(0, 1)
          .map((rule) => ({
            ...fault('not legal', rule, name),
            days: subtractDays(EVERY_DAY, book.cardDays(key)),
          })),
      ]
    }),
  ]
  return faults.filter(({ days }) => days.length > 0)
}

const limitOf = ({ amount }: FormatRule): number => amount ?? Infinity

function fault(kind: FaultKind, rule: FormatRule, card: string | null = null, count: number | null = null): DatedFault {
  return { kind, card, count, limit: rule.amount, source: rule.source, days: daysOf(rule) }
}

function noFormat(book: FormatBook): DatedFault[] {
  const sizes = book.rules('size')
  return sizes.slice(0, 1).map((rule) => ({
    ...fault('no format', rule),
    limit: null,
    days: subtractDays(EVERY_DAY, uniteDays(...sizes.map(daysOf))),
  }))
}

/** Too many inks, on the days on which no card of the deck allows them. */
function inkFaults(cards: readonly DeckCard[], rule: FormatRule, exceptions: readonly FormatRule[]): DatedFault[] {
  const count = countInks(cards)
  if (count <= limitOf(rule)) return []
  const allowed = exceptions.filter(({ subject, classification }) => {
    const key = foldText(subject)
    const counted = cards.filter(
      ({ card }) => cardKey(card) === key || !card.classifications.includes(classification ?? ''),
    )
    return cards.some(({ card }) => cardKey(card) === key) && countInks(counted) <= limitOf(rule)
  })
  return [{ ...fault('inks', rule, null, count), days: subtractDays(daysOf(rule), uniteDays(...allowed.map(daysOf))) }]
}

/** Inks that this version does not know count too. */
const countInks = (cards: readonly DeckCard[]): number =>
  new Set(cards.flatMap(({ card }) => [...card.inks, ...card.otherInks])).size

/** The limits of copies for every card, and those of one card, which replace them. */
function copyRules(key: string, isLeader: boolean, book: FormatBook): [FormatRule[], FormatRule[]] {
  const rules = book.rules('copies')
  return [
    rules.filter(({ subject }) => subject === ''),
    [
      ...rules.filter(({ subject }) => subject !== '' && foldText(subject) === key),
      ...(isLeader ? book.rules('leader copies') : []),
    ],
  ]
}
