import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type DeckListFilter, deckListQuery, type ListedDeck } from '#data/decks/deckLists.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { focusRegion } from '#ui/focusRegion.ts'
import { focusSearchField } from '#ui/focusSearchField.ts'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import { useFocusNextItem } from '#ui/useFocusNextItem.ts'
import { makeDeckCursor } from '#url/decksSearch.ts'
import styles from './DeckList.module.css'
import { LoadMore } from './LoadMore.tsx'

/** The number of searches for decks that the viewer owns before the list waits for the viewer. */
const SEARCHES_AT_ONCE = 10

/** Removes duplicates: a deck whose position changes between the requests of two pages may be on both. */
const removeDuplicates = (decks: readonly ListedDeck[]) => [...new Map(decks.map((deck) => [deck.id, deck])).values()]

/** The decks that match a filter, page by page, with the loading, empty and error states (requirements §2, §8). */
export function DeckList({
  viewerId,
  filter,
  addressOf,
  renderDeck,
  empty,
}: {
  viewerId: string | undefined
  filter: DeckListFilter
  /** The address of the list of the decks that follow a deck. */
  addressOf: (search: { after: string | undefined }) => string
  renderDeck: (deck: ListedDeck) => ReactNode
  /** Shown if there are no decks. */
  empty: ReactNode
}) {
  const { data, error, isPlaceholderData, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    deckListQuery(viewerId, filter),
  )
  const [pauseAt, setPauseAt] = useState(SEARCHES_AT_ONCE)
  const focusNext = useFocusNextItem<HTMLUListElement>(focusSearchField, 'a')
  if (error && !data)
    return <ErrorState title={`Error loading decks: ${error.message}`} onRetry={() => void refetch()} />
  if (!data) return <DeckListSkeleton />
  const read = removeDuplicates(data.pages.flat())
  const decks = read.filter(({ isMatch }) => isMatch !== false)
  const last = read.at(-1)
  const searched = data.pages.reduce((sum, page) => sum + (page.at(-1)?.place ?? 0), 0)
  const isPaused = searched > 0 && data.pages.length >= pauseAt
  return (
    <>
      <p role="status" className="spoken">
        {isPlaceholderData ? 'Loading decks' : `Showing ${countOf(decks.length, 'deck')}`}
      </p>
      {decks.length === 0 ? (
        hasNextPage ? null : (
          empty
        )
      ) : (
        // The key events come from the decks' links: the list itself is not focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul
          {...focusNext}
          className={styles['decks']}
          // A member's own decks may stand anywhere in it.
          data-for-guests={filter.author === undefined ? '' : undefined}
          aria-busy={isPlaceholderData}
          onKeyDown={moveFocusInGrid}
        >
          {decks.map((deck) => (
            <li key={deck.id}>{renderDeck(deck)}</li>
          ))}
        </ul>
      )}
      <div tabIndex={-1}>
        {error ? (
          <ErrorNotice onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())}>
            Error loading decks: {error.message}
          </ErrorNotice>
        ) : hasNextPage && isPaused ? (
          <div className={styles['end']}>
            <p>
              {countOf(decks.length, 'deck')} of the first {searched.toLocaleString('en')} match.
            </p>
            <Button
              onClick={({ currentTarget }) => {
                focusRegion(currentTarget)
                setPauseAt(data.pages.length + SEARCHES_AT_ONCE)
              }}
            >
              Search More Decks
            </Button>
          </div>
        ) : hasNextPage && last ? (
          <LoadMore
            isFetching={isFetching}
            href={addressOf({ after: makeDeckCursor(last) })}
            onMore={() => void fetchNextPage()}
          />
        ) : decks.length > 0 && !filter.after ? (
          <p className={styles['end']}>
            {decks.length === 1 ? 'That is the only deck.' : `All ${countOf(decks.length, 'deck')} are shown.`}
          </p>
        ) : null}
      </div>
      {filter.after ? (
        <p className={styles['end']}>
          <a href={addressOf({ after: undefined })}>Back to the first decks</a>
        </p>
      ) : null}
    </>
  )
}

/** The shape of a list that is loading. */
export function DeckListSkeleton() {
  return (
    <div className={`${styles['decks']} ${styles['loading']}`} role="status" aria-label="Loading decks">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={styles['blank']} />
      ))}
    </div>
  )
}
