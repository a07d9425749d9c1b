import { userDecksQuery } from '#data/decks/userDecks.ts'
import { useLoadedMatches } from '#data/matches/useMatches.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './MatchesPage.module.css'
import { MemberMatches } from './MemberMatches.tsx'

/** The matches of the member, with their statistics. Nobody else sees them. */
export function MatchesPage() {
  const userId = useViewerId()
  return (
    <div className={styles['page']}>
      <PageHead {...pages.matches.head} />
      {userId ? <LoadedMatches userId={userId} /> : null}
    </div>
  )
}

function LoadedMatches({ userId }: { userId: string }) {
  const matches = useLoadedMatches(userId)
  const decks = useLoadedQuery(userDecksQuery(userId))
  return <MemberMatches userId={userId} matches={matches} decks={decks} />
}
