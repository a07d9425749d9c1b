import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hammer, SquarePlus } from 'lucide-react'
import { userProfileQuery } from '#data/account/profile.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { lastDeckQuery } from '#data/decks/lastDeck.ts'
import { userDecksQuery } from '#data/decks/userDecks.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { CollectionGlance } from './CollectionGlance.tsx'
import { ContinueDeck } from './ContinueDeck.tsx'
import { HomeLinks } from './HomeLinks.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import styles from './MemberHome.module.css'
import { QuickMatch } from './QuickMatch.tsx'
import { RecentResults } from './RecentResults.tsx'

/** A member's home: the deck that they last worked on, a match to log, their collection and latest matches. */
export function MemberHome({ userId }: { userId: string }) {
  const { data: profile } = useQuery(userProfileQuery(userId))
  const cards = useCatalogue()
  const catalogue = cards.status === 'ready' ? cards.catalogue : null
  const collection = useUserCollection()
  const { data: deckNames, isPending: areNamesPending } = useQuery(userDecksQuery(userId))
  const { isPending: isDeckPending } = useQuery(lastDeckQuery(userId))
  const matches = useMatches(userId)
  const name = profile?.displayName ?? profile?.username
  return (
    <div className={styles['page']} data-full-width>
      <PageHead {...pages.home.head} />
      <header className={styles['head']}>
        <h1>
          Welcome back
          {name === undefined ? null : (
            <>
              , <em>{name}</em>
            </>
          )}
        </h1>
        <HomeSearch />
        <Link to={paths.userCollectionAdd(userId)} className={buttonStyle('plain')}>
          <SquarePlus aria-hidden size={18} /> Add Cards
        </Link>
        <Link to={paths.deckBuilder()} className={buttonStyle('plain')}>
          <Hammer aria-hidden size={18} /> New Deck
        </Link>
      </header>
      <div className={styles['panels']} data-loading={areNamesPending || isDeckPending ? '' : undefined}>
        <ContinueDeck userId={userId} catalogue={catalogue} collection={collection.data ?? null} />
        <QuickMatch userId={userId} decks={deckNames} matches={matches.data} />
        <CollectionGlance userId={userId} cards={cards} collection={collection} />
        <RecentResults matches={matches} decks={deckNames} />
      </div>
      <HomeLinks userId={userId} />
    </div>
  )
}
