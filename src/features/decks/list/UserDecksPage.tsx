import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { deckLabelsQuery } from '#data/decks/deckLabels.ts'
import { deckOwnerQuery } from '#data/decks/deckOwner.ts'
import { unreachableText } from '#data/backend/errors.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { recordsByDeck } from '#domain/matches/deckStats.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { LogMatchKey } from '#features/matches/LogMatchKey.tsx'
import { ActivePlan } from '#features/subscription/ActivePlan.tsx'
import { pages } from '#url/pages.ts'
import { USER_DECKS_WORDS } from '#url/decksSearch.ts'
import { ReportButton } from '#features/reports/ReportButton.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { ChooseDecks, DeckChoiceBar, useDeckChoice } from '../labels/DeckChoice.tsx'
import { LabelFilters } from '../labels/LabelFilters.tsx'
import { ClearFilters } from './ClearFilters.tsx'
import { CreateDeckLink } from './CreateDeckLink.tsx'
import { DeckFilterBar } from './DeckFilterBar.tsx'
import { DeckList, DeckListSkeleton } from './DeckList.tsx'
import { deckListPart } from './deckListPart.ts'
import styles from './DecksPage.module.css'
import { DeckTile } from './DeckTile.tsx'
import { EmptyUserDecks } from './EmptyUserDecks.tsx'
import { toDeckListFilter } from './toDeckListFilter.ts'
import { useDecksView } from './useDecksView.ts'
import { useDeckWorth } from './useDeckWorth.ts'
import { useListedCards } from './useListedCards.ts'

const route = getRouteApi('/user/$userId/decks')

/** The decks of a member: all decks for the member, the public ones for others (requirements §2, User decks). */
export function UserDecksPage() {
  const { userId } = route.useParams()
  return <UserDecks key={userId} userId={userId} />
}

function UserDecks({ userId }: { userId: string }) {
  const viewer = useViewer()
  const isOwn = userId === viewer?.id
  const { data: owner, error, refetch } = useQuery(deckOwnerQuery(viewer?.id, userId))
  // One request for all decks; tiles without it only lack their records.
  const { data: matches } = useMatches(isOwn ? userId : undefined)
  const records = useMemo(() => recordsByDeck(matches ?? []), [matches])
  const { data: labels } = useQuery(deckLabelsQuery(isOwn ? userId : undefined))
  const labelsOf = useMemo(() => new Map(labels?.map((one) => [one.deckId, one])), [labels])
  const choice = useDeckChoice()
  const view = useDecksView('/user/$userId/decks')
  const filter = toDeckListFilter(view.search, userId)
  const cards = useListedCards(deckListPart(filter))
  const worthOf = useDeckWorth(cards.byId, cards.isWhole)
  const name = owner?.name ?? null
  const hasDecks = owner !== undefined && owner.decks > 0
  // Most members have some decks, so the filters are shown until the number is known; then nothing moves.
  const hasControls = owner ? hasDecks : !error
  const hadDecks = useRef(false)
  useEffect(() => {
    // The controls of the list disappear with its last deck.
    if (hadDecks.current && !hasDecks) focusIfLost(document.querySelector('main'))
    hadDecks.current = hasDecks
  }, [hasDecks])
  return (
    <div className={styles['page']} data-full-width data-for-visitors={isOwn ? undefined : ''}>
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
              form={view.form}
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
        {name === null ? null : <ReportButton kind="name" target={userId} authorId={userId} />}
      </header>
      {isOwn && hasDecks ? <LogMatchKey userId={userId} deckId={() => focusedDeck() ?? matches?.[0]?.deckId} /> : null}
      {hasControls ? (
        <div className={styles['filters']}>
          <DeckFilterBar
            view={view}
            inks={owner?.inks ?? null}
            end={
              isOwn ? (
                <>
                  {labels ? <LabelFilters view={view} labels={labels} userId={userId} /> : null}
                  <ChooseDecks choice={choice} />
                </>
              ) : null
            }
          />
          {view.isFiltered ? <ClearFilters view={view} variant="quiet" /> : null}
          {isOwn ? <DeckChoiceBar userId={userId} choice={choice} /> : null}
        </div>
      ) : null}
      <IgnoredNotice words={USER_DECKS_WORDS} />
      {hasDecks ? (
        <DeckList
          viewerId={viewer?.id}
          filter={filter}
          addressOf={view.addressOf}
          renderDeck={(deck) => (
            <DeckTile
              deck={deck}
              viewer={viewer}
              {...cards}
              worthOf={worthOf}
              isOnAuthorPage
              record={records.get(deck.id)}
              labels={labelsOf.get(deck.id)}
              isChosen={isOwn ? choice.chosen?.has(deck.id) : undefined}
              onChoose={choice.toggle}
            />
          )}
          empty={<EmptyUserDecks isOwn={isOwn} name={name} view={view} />}
        />
      ) : owner ? (
        <EmptyUserDecks isOwn={isOwn} name={name} view={view} />
      ) : error ? (
        <ErrorState title={`Error loading decks: ${error.message}`} onRetry={() => void refetch()}>
          {unreachableText(error)}
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
