import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { OddsQuestion } from '#domain/odds/oddsQuestion.ts'
import { makeOdds, parseOdds } from '#url/oddsSearch.ts'

const PAGE = '/deck/$deckId'
const route = getRouteApi(PAGE)

/** Changes parts of the question in the address. */
export type ChangeQuestion = (change: Partial<OddsQuestion>) => void

/** The question about odds in the address of a deck's page. */
export function useOddsQuestion(): readonly [OddsQuestion, ChangeQuestion] {
  const { odds } = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const question = useMemo(() => parseOdds(odds), [odds])
  const change: ChangeQuestion = (changed) =>
    changeAddress({
      search: (before) => ({ ...before, odds: makeOdds({ ...parseOdds(before.odds), ...changed }) }),
      replace: true,
    })
  return [question, change]
}
