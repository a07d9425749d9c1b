import { useCallback } from 'react'
import type { Facets } from '#domain/cards/facets.ts'
import { readSearch } from '#domain/search/checkSearch.ts'
import { readList } from '#url/searchParams.ts'
import type { UnknownValue } from '#url/unknownValues.ts'
import { toText } from '#url/searchAddress.ts'

/** The parameters whose values are names on cards. */
const NAMES = ['set', 'franchise', 'classifications'] as const

/**
 * @param facets the values on cards; null while they load.
 * @returns a function that finds names in an address that no card has, such as an unknown set; none while cards load.
 */
export function useUnknownNames(facets: Facets | null): (values: Readonly<Record<string, unknown>>) => UnknownValue[] {
  return useCallback(
    (values) =>
      NAMES.flatMap((name) => {
        const isUnknown = (value: string) =>
          readSearch(toText({ [name]: [value] }), { facets, collection: null }).problems.length > 0
        return facets ? (readList(values[name]) ?? []).filter(isUnknown).map((value) => ({ name, value })) : []
      }),
    [facets],
  )
}
