import { getRouteApi } from '@tanstack/react-router'
import { BuilderHead } from './BuilderHead.tsx'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'

const route = getRouteApi('/deck-builder')

/** The shape of the builder while the cards and the deck are loading, with a text for screen readers. */
export function DeckBuilderPending() {
  const { deck, copy } = route.useSearch()
  return (
    <>
      <BuilderHead />
      <p role="status" className="spoken">
        {deck || copy ? 'Loading deck...' : 'Loading cards'}
      </p>
      <BuilderSkeleton />
    </>
  )
}
