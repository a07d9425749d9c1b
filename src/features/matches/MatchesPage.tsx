import { userDecksQuery } from '#data/decks/userDecks.ts'
import { useLoadedMatches } from '#data/matches/useMatches.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './MatchesPage.module.css'
import { MemberMatches } from './MemberMatches.tsx'

const CommunityMatchups = lazyPanel(
  'Community Matchups',
  async () => (await import('./community/CommunityMatchups.tsx')).CommunityMatchups,
)

/** The matches of the member, with their statistics, which nobody else sees, and the community's win rates. */
export function MatchesPage() {
  const userId = useViewerId()
  return (
    <div className={styles['page']} data-full-width="spaced">
      <PageHead {...pages.matches.head} />
      {userId ? <LoadedMatches userId={userId} /> : null}
    </div>
  )
}

function LoadedMatches({ userId }: { userId: string }) {
  const matches = useLoadedMatches(userId)
  const decks = useLoadedQuery(userDecksQuery(userId))
  return (
    <>
      <MemberMatches userId={userId} matches={matches} decks={decks} />
      <CommunityMatchups userId={userId} />
    </>
  )
}
