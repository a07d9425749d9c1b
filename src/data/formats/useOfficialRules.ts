import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import { expectedRotation } from '#domain/formats/formatEvents.ts'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { OFFICIAL_RULES } from '#domain/formats/officialRules.ts'
import { makeRuleBook, type RuleBook } from '#domain/formats/ruleBook.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { setsQuery } from '../catalogue/sets.ts'
import { formatRulesQuery } from './formatRules.ts'

/** The rules of official events for some cards. */
export type OfficialRules = {
  /** The ISO day when the component was shown. */
  readonly today: string
  /** With the rotation to expect next if none is announced. */
  readonly rules: readonly FormatRule[]
  readonly sets: readonly CardSet[]
  readonly book: RuleBook
}

/**
 * The rules of official events; null until the sets are loaded.
 * @param printings all printings of the judged cards, memoized.
 */
export function useOfficialRules(printings: readonly Card[]): OfficialRules | null {
  const [today] = useState(() => toUtcDay(Date.now()))
  const { data: sets } = useQuery(setsQuery)
  const { data: known = OFFICIAL_RULES } = useQuery(formatRulesQuery)
  return useMemo(() => {
    if (!sets) return null
    const rules = [...known, ...expectedRotation(known, sets, today)]
    return { today, rules, sets, book: makeRuleBook(rules, sets, printings) }
  }, [known, sets, today, printings])
}
