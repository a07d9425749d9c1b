import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { expectedRotation } from '#domain/formats/formatEvents.ts'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { OFFICIAL_RULES } from '#domain/formats/officialRules.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { setsQuery } from '../catalogue/sets.ts'
import { formatRulesQuery } from './formatRules.ts'

/** The rules of official events, with the rotation to expect next if none is announced, and the sets. */
export type OfficialRules = { readonly rules: readonly FormatRule[]; readonly sets: readonly CardSet[] }

/** The official rules; null until the sets are loaded. @param today an ISO day */
export function useOfficialRules(today: string): OfficialRules | null {
  const { data: sets } = useQuery(setsQuery)
  const { data: rules = OFFICIAL_RULES } = useQuery(formatRulesQuery)
  return useMemo(
    () => (sets ? { rules: [...rules, ...expectedRotation(rules, sets, today)], sets } : null),
    [rules, sets, today],
  )
}
