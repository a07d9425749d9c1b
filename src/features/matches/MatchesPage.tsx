import { useQuery } from '@tanstack/react-query'
import { unreachedText } from '#data/errors.ts'
import { matchesQuery } from '#data/matches.ts'
import { ownDecksQuery } from '#data/ownDecks.ts'
import { useViewerId } from '#data/useViewerId.ts'
import { pageHeads } from '#url/pageHeads.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './MatchesPage.module.css'
import { OwnMatches } from './OwnMatches.tsx'

/** All matches of whoever is signed in, and what they say (issue 6, point 3). Nobody else sees them. */
export function MatchesPage() {
  const userId = useViewerId()
  const matches = useQuery(matchesQuery(userId))
  const decks = useQuery(ownDecksQuery(userId))
  const error = matches.error ?? decks.error
  const isHere = userId && matches.data && decks.data
  return (
    <div className={styles['page']}>
      <PageHead {...pageHeads.matches} />
      {isHere ? (
        <OwnMatches userId={userId} matches={matches.data} decks={decks.data} />
      ) : (
        <>
          <header className={styles['head']}>
            <h1>
              My <em>Matches</em>
            </h1>
            {error ? null : <span className={`${styles['blank']} ${styles['blankActions']}`} />}
          </header>
          {error ? (
            <FailedState title={error.message} onRetry={() => void Promise.all([matches.refetch(), decks.refetch()])}>
              {unreachedText(error)}
            </FailedState>
          ) : (
            <>
              <span className={`${styles['blank']} ${styles['blankFilters']}`} />
              <div
                className={`${styles['blank']} ${styles['blankPanel']}`}
                role="status"
                aria-label="Loading matches"
              />
            </>
          )}
        </>
      )}
    </div>
  )
}
