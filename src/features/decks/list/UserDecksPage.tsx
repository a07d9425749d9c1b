import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { useMemo } from 'react'
import { deckListQuery } from '#data/decks/deckLists.ts'
import { deckOwnerQuery } from '#data/decks/deckOwner.ts'
import { unreachedText } from '#data/backend/errors.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { recordsByDeck } from '#domain/matches/deckStats.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { LogMatchKey } from '#features/matches/LogMatchKey.tsx'
import { ActivePlan } from '#features/subscription/ActivePlan.tsx'
import { pages } from '#url/pages.ts'
import { USER_DECKS_WORDS } from '#url/decksSearch.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { CreateDeckLink } from './CreateDeckLink.tsx'
import { DeckFilterBar } from './DeckFilterBar.tsx'
import { DeckList, DeckListSkeleton } from './DeckList.tsx'
import styles from './DecksPage.module.css'
import { DeckTile } from './DeckTile.tsx'
import { EmptyUserDecks } from './EmptyUserDecks.tsx'
import { toDeckList } from './toDeckList.ts'
import { useDecksView } from './useDecksView.ts'

const route = getRouteApi('/user/$userId/decks')

/** The decks of one person: all of them for themselves, what they show for others (requirements §2, User decks). */
export function UserDecksPage() {
  const { userId } = route.useParams()
  const viewer = useViewer()
  const isOwn = userId === viewer?.id
  const { data: owner, error, refetch } = useQuery(deckOwnerQuery(viewer?.id, userId))
  // One request for all decks; tiles without it only lack their records.
  const { data: matches } = useMatches(isOwn ? userId : undefined)
  const records = useMemo(() => recordsByDeck(matches ?? []), [matches])
  const library = useCatalogue()
  const byId = library.status === 'ready' ? library.catalogue.byId : null
  const view = useDecksView('/user/$userId/decks')
  const filter = toDeckList(view.search, userId)
  // At once, and not only when it is known whose they are.
  usePrefetchInfiniteQuery(deckListQuery(viewer?.id, filter))
  const name = owner?.name ?? null
  const hasDecks = owner !== undefined && owner.decks > 0
  // Until it is known most have some, and what stands above them stays where it is when they come.
  const hasControls = owner ? hasDecks : !error
  return (
    <div className={styles['page']}>
      <PageHead {...pages.userDecks.head({ userId, name, isOwn })} />
      <header className={styles['head']}>
        <div className={styles['heading']}>
          <h1>
            {isOwn ? 'My' : !owner ? '' : name === null ? "A Member's" : `${name}'s`} <em>Decks</em>
          </h1>
          {isOwn ? <ActivePlan userId={userId} /> : null}
        </div>
        {hasControls ? (
          <div className={styles['search']}>
            <SearchField
              label="Search decks"
              placeholder="Search deck or card name…"
              value={view.text}
              onChange={view.setText}
            />
          </div>
        ) : null}
        {isOwn && owner?.decks !== 0 ? <CreateDeckLink /> : null}
        {!isOwn && name !== null ? (
          <Link to={paths.userCollection(userId)} className={buttonStyle()}>
            <BookOpen aria-hidden size={18} /> Collection
          </Link>
        ) : null}
      </header>
      {isOwn && hasDecks ? <LogMatchKey userId={userId} deckId={() => focusedDeck() ?? matches?.[0]?.deckId} /> : null}
      {hasControls ? (
        <div className={styles['filters']}>
          <DeckFilterBar view={view} inks={owner?.inks ?? null} />
          {view.isFiltered ? (
            <Button variant="quiet" onClick={view.clear}>
              Clear Filters
            </Button>
          ) : null}
        </div>
      ) : null}
      <IgnoredNotice words={USER_DECKS_WORDS} />
      {hasDecks ? (
        <DeckList
          viewerId={viewer?.id}
          filter={filter}
          renderDeck={(deck) => (
            <DeckTile deck={deck} viewer={viewer} byId={byId} isAmongOwn record={records.get(deck.id)} />
          )}
          empty={<EmptyUserDecks isOwn={isOwn} name={name} {...(view.isFiltered && { onClear: view.clear })} />}
        />
      ) : owner ? (
        <EmptyUserDecks isOwn={isOwn} name={name} />
      ) : error ? (
        <ErrorState title={`Error loading decks: ${error.message}`} onRetry={() => void refetch()}>
          {unreachedText(error)}
        </ErrorState>
      ) : (
        <DeckListSkeleton />
      )}
    </div>
  )
}

/** The id of the deck whose tile has the focus. */
function focusedDeck(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-deck]')?.dataset['deck']
}
