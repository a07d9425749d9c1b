import { useCallback } from 'react'
import type { Facets } from '#domain/cards/facets.ts'
import { readSearch } from '#domain/search/checkSearch.ts'
import { readList } from '#url/searchParams.ts'
import type { UnknownValue } from '#url/unknownValues.ts'
import { toText } from '#url/searchAddress.ts'

/** The parameters of a list of cards whose values are names that occur on cards. */
const NAMES = ['set', 'franchise', 'classifications'] as const

/**
 * Finds the names in an address that no card has, such as a set that does not exist.
 * @param facets null while the cards are not here: no name is unknown then.
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
