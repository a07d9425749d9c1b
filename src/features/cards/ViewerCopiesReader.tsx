import { type ReactNode, useEffect } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { SearchContext } from '#domain/search/condition.ts'
import { searchedCollection } from '#cardUi/list/useSearchContext.ts'

/** Reads the visitor's collection for a page that seldom needs it, and reports its changes. Renders nothing. */
export function ViewerCopiesReader({
  onChange,
}: {
  onChange: (collection: SearchContext['collection']) => void
}): ReactNode {
  const collection = searchedCollection(useUserCollection().data)
  useEffect(() => {
    onChange(collection)
    return () => onChange('loading')
  }, [collection, onChange])
  return null
}
