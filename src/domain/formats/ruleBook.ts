import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { foldText } from '../cards/foldText.ts'
import { memoize } from '../cards/memoize.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { type Days, daysFrom, intersectDays, rangeOf, subtractDays, uniteDays } from './days.ts'
import { daysOf, type FormatRule, type OfficialFormat, type RuleKind } from './formatRule.ts'

/** A set as far as legality needs it. */
export type JudgedSet = Pick<CardSet, 'id' | 'code' | 'mainSet' | 'legalFrom'>

/** The rules of a format with the sets and cards that they speak of. */
export type FormatBook = {
  /** Rules of a kind, for all formats or this one. */
  readonly rules: (kind: RuleKind) => readonly FormatRule[]
  /** The days on which a card is legal, by its `cardKey`. Bans are separate. */
  readonly cardDays: (key: string) => Days
  /** Whether a card, given by its `cardKey`, is legal on an ISO day and not banned. */
  readonly isLegal: (key: string, day: string) => boolean
  /** Whether the card with this `cardKey` has a printing in the set with this code. */
  readonly isInSet: (key: string, code: string) => boolean
}

export type RuleBook = { readonly [Format in OfficialFormat]: FormatBook }

/** Prepares the judgment of decks. @param cards all printings */
export function makeRuleBook(
  rules: readonly FormatRule[],
  sets: readonly JudgedSet[],
  cards: readonly Pick<Card, 'name' | 'setId'>[],
): RuleBook {
  const setsById = new Map(sets.map((set) => [set.id, set]))
  const setsOf = memoize(() => {
    const printings = Map.groupBy(cards, cardKey)
    return memoize((key: string) => [
      ...new Set((printings.get(key) ?? []).flatMap(({ setId }) => setsById.get(setId) ?? [])),
    ])
  })
  const bookOf = (format: OfficialFormat) =>
    makeFormatBook(
      rules.filter((rule) => rule.format === null || rule.format === format),
      (key) => setsOf()(key),
    )
  return { core: bookOf('core'), infinity: bookOf('infinity'), coconut: bookOf('coconut') }
}

function makeFormatBook(rules: readonly FormatRule[], setsOf: (key: string) => readonly JudgedSet[]): FormatBook {
  const byKind = Map.groupBy(rules, ({ kind }) => kind)
  const ofKind = (kind: RuleKind) => byKind.get(kind) ?? []
  const daysOfAll = (kind: RuleKind, subject: string) =>
    uniteDays(
      ...ofKind(kind)
        .filter((rule) => rule.subject === subject)
        .map(daysOf),
    )
  const daysOfSet = ({ code, legalFrom }: JudgedSet) =>
    legalFrom === null ? [] : subtractDays(daysFrom(legalFrom, null), daysOfAll('rotation', code))
  const cardDays = memoize((key: string): Days => {
    const sets = setsOf(key)
    const main = sets.filter(({ mainSet }) => mainSet !== false)
    // A promo is legal with the main set of its card.
    const home = main.length > 0 ? main : sets
    return uniteDays(
      ...ofKind('sets').map((rule) =>
        intersectDays(daysOf(rule), uniteDays(...(rule.subject === 'all' ? home : main).map(daysOfSet))),
      ),
      ...sets.map(({ code }) => daysOfAll('set', code)),
      ...ofKind('card')
        .filter(({ subject }) => foldText(subject) === key)
        .map(daysOf),
    )
  })
  const allowedDays = memoize((key: string): Days => {
    const bans = ofKind('ban').filter(({ subject }) => foldText(subject) === key)
    return subtractDays(cardDays(key), uniteDays(...bans.map(daysOf)))
  })
  return {
    rules: ofKind,
    cardDays,
    isLegal: (key, day) => rangeOf(allowedDays(key), day) !== undefined,
    isInSet: (key, code) => setsOf(key).some((set) => set.code === code),
  }
}
