import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DeckListFilter, deckListQuery, type ListedDeck } from '#data/decks/deckLists.ts'
import { useSentContent } from '#data/catalogue/sentContent.ts'
import { countOf } from '#domain/text/countOf.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import styles from './DeckList.module.css'
import { LoadMore } from './LoadMore.tsx'

/** A deck whose place changed while one scrolled may come twice. */
const eachOnce = (decks: readonly ListedDeck[]) => [...new Map(decks.map((deck) => [deck.id, deck])).values()]

/** The decks that a filter lets through, as many as one scrolls to, with every state there is (requirements §2, §8). */
export function DeckList({
  viewerId,
  filter,
  renderDeck,
  empty,
}: {
  viewerId: string | undefined
  filter: DeckListFilter
  renderDeck: (deck: ListedDeck) => ReactNode
  /** What stands where there are none. */
  empty: ReactNode
}) {
  const { data, error, isPlaceholderData, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    deckListQuery(viewerId, filter, useSentContent().decks),
  )
  if (error && !data)
    return <ErrorState title={`Error loading decks: ${error.message}`} onRetry={() => void refetch()} />
  if (!data) return <DeckListSkeleton />
  const decks = eachOnce(data.pages.flat())
  return (
    <>
      <p role="status" className="spoken">
        {isPlaceholderData ? 'Loading decks' : `Showing ${countOf(decks.length, 'deck')}`}
      </p>
      {decks.length === 0 ? (
        empty
      ) : (
        // The keys are those of the decks' links: the list itself takes no focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul className={styles['decks']} aria-busy={isPlaceholderData} onKeyDown={moveFocusInGrid}>
          {decks.map((deck) => (
            <li key={deck.id}>{renderDeck(deck)}</li>
          ))}
        </ul>
      )}
      {error ? (
        <ErrorNotice onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())}>
          Error loading decks: {error.message}
        </ErrorNotice>
      ) : hasNextPage ? (
        <LoadMore isLoading={isFetching} onMore={() => void fetchNextPage()} />
      ) : decks.length > 0 ? (
        <p className={styles['end']}>
          {decks.length === 1 ? 'That is the only deck.' : `All ${countOf(decks.length, 'deck')} are shown.`}
        </p>
      ) : null}
    </>
  )
}

/** The shape of a list that is on its way. */
export function DeckListSkeleton() {
  return (
    <div className={styles['decks']} role="status" aria-label="Loading decks">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={styles['blank']} />
      ))}
    </div>
  )
}
