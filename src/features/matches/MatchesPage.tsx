import { useQuery } from '@tanstack/react-query'
import { unreachedText } from '#data/backend/errors.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import { userDecksQuery } from '#data/decks/userDecks.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './MatchesPage.module.css'
import { MemberMatches } from './MemberMatches.tsx'

/** All matches of the member, with their statistics. Other members cannot see them. */
export function MatchesPage() {
  const userId = useViewerId()
  const matches = useMatches(userId)
  const decks = useQuery(userDecksQuery(userId))
  const error = matches.error ?? decks.error
  const isHere = userId && matches.data && decks.data
  return (
    <div className={styles['page']}>
      <PageHead {...pages.matches.head} />
      {isHere ? (
        <MemberMatches userId={userId} matches={matches.data} decks={decks.data} />
      ) : (
        <>
          <header className={styles['head']}>
            <h1>
              My <em>Matches</em>
            </h1>
            {error ? null : <span className={`${styles['blank']} ${styles['blankActions']}`} />}
          </header>
          {error ? (
            <ErrorState title={error.message} onRetry={() => void Promise.all([matches.refetch(), decks.refetch()])}>
              {unreachedText(error)}
            </ErrorState>
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
