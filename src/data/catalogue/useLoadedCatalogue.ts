import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { catalogueQuery } from './catalogue.ts'
import { catalogueOf } from './catalogueIndex.ts'
import { sourceNotice } from './useCatalogue.ts'

/** The card catalogue on a page whose route has loaded it, with a notice as in `useCatalogue`. */
export function useLoadedCatalogue(): { readonly catalogue: Catalogue; readonly notice: string | null } {
  const { data, error } = useSuspenseQuery(catalogueQuery)
  // Rendering all cards is slow. A deferred value lets the page respond in between.
  const loaded = useDeferredValue(data)
  return { catalogue: catalogueOf(loaded.cards), notice: sourceNotice(loaded, error) }
}
