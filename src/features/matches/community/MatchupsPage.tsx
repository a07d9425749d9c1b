import { Link } from '@tanstack/react-router'
import { useSession } from '#data/session/useSession.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { CommunityMatchups } from './CommunityMatchups.tsx'
import styles from './MatchupsPage.module.css'

/** How decks of two inks do against others, for everybody: over the matches of members who share theirs. */
export function MatchupsPage() {
  const session = useSession()
  return (
    <div className={styles['page']} data-full-width="spaced">
      <PageHead {...pages.matchups.head} />
      <header>
        <h1 data-title-in-bar>
          Lorcana <em>Matchups</em>
        </h1>
        <p>How often decks of two inks win against others. Choose your inks to see what you may meet.</p>
      </header>
      <CommunityMatchups isWholePage userId={session.status === 'signedIn' ? session.user.id : undefined} />
      <p>
        <Link to={paths.matches()} className={buttonStyle('plain')}>
          {session.status === 'signedIn' ? 'My Matches' : 'Log Your Own Matches'}
        </Link>
      </p>
    </div>
  )
}
