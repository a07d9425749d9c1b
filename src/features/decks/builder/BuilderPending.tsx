import { getRouteApi } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'

const route = getRouteApi('/deck-builder')

/** The builder's shape while it is loading, with a message for screen readers. */
export function BuilderPending() {
  const { deck, copy } = route.useSearch()
  return (
    <>
      <PageHead {...pages.deckBuilder.head} />
      <p role="status" className="spoken">
        {deck || copy ? 'Loading deck...' : 'Loading cards'}
      </p>
      <BuilderSkeleton />
    </>
  )
}
