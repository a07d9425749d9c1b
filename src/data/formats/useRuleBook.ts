import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { OFFICIAL_RULES } from '#domain/formats/officialRules.ts'
import { makeRuleBook, type RuleBook } from '#domain/formats/ruleBook.ts'
import { setsQuery } from '../catalogue/sets.ts'
import { formatRulesQuery } from './formatRules.ts'

/**
 * The rules of official events for some cards; null until the sets are loaded.
 * @param cards all printings of the judged cards
 */
export function useRuleBook(cards: readonly Card[]): RuleBook | null {
  const { data: sets } = useQuery(setsQuery)
  const { data: rules = OFFICIAL_RULES } = useQuery(formatRulesQuery)
  return useMemo(() => (sets ? makeRuleBook(rules, sets, cards) : null), [rules, sets, cards])
}
