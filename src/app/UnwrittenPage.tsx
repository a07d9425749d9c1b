import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pageHeads } from '#url/pageHeads.ts'

/** An honest page for an address that the specification names and the product does not have yet. */
export function UnwrittenPage() {
  return (
    <>
      <PageHead {...pageHeads.unwritten} />
      <EmptyState
        title="This chapter is not written yet"
        heading="h1"
        actions={
          <Link to={paths.cards()} className={buttonStyle('gold')}>
            Browse the cards
          </Link>
        }
      >
        Decks, collections and accounts are on their way. Every card, set and character is here already.
      </EmptyState>
    </>
  )
}
