import { useEffect } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'

/** Reads the collection of the signed-in member for a page that guests see too, and passes it to `onChange`. */
export function ViewerCollectionReader({ onChange }: { onChange: (collection: Collection | null) => void }) {
  const { data = null, error, refetch } = useUserCollection()
  useEffect(() => {
    onChange(data)
    return () => onChange(null)
  }, [data, onChange])
  return error && !data ? <ErrorNotice onRetry={() => void refetch()}>{error.message}</ErrorNotice> : null
}
