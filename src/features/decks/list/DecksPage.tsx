import { useMemo, useState } from 'react'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { ActivePlan } from '#features/subscription/ActivePlan.tsx'
import { pages } from '#url/pages.ts'
import { DECKS_WORDS, type DeckView } from '#url/decksSearch.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { CardOffers } from './CardOffers.tsx'
import { ClearFilters } from './ClearFilters.tsx'
import { CreateDeckLink } from './CreateDeckLink.tsx'
import { DeckFilterBar } from './DeckFilterBar.tsx'
import { DeckList } from './DeckList.tsx'
import { deckListPart } from './deckListPart.ts'
import styles from './DecksPage.module.css'
import { DeckTile } from './DeckTile.tsx'
import { EmptyDecks } from './EmptyDecks.tsx'
import { FilterChip } from './FilterChip.tsx'
import { toDeckListFilter } from './toDeckListFilter.ts'
import { useDecksView } from './useDecksView.ts'
import { useDeckWorth } from './useDeckWorth.ts'
import { useListedCards } from './useListedCards.ts'
import { WorthFilters } from './WorthFilters.tsx'

/** The viewer's decks have no button here, because they have a page (requirements §2, Community decks). */
const VIEWS: readonly { value: DeckView; label: string }[] = [
  { value: 'latest', label: 'Latest' },
  { value: 'popular', label: 'Popular' },
  { value: 'favorites', label: 'Favorites' },
  { value: 'buildable', label: 'Buildable' },
]

const withView = (view: DeckView) => ({
  view: view === 'latest' ? undefined : view,
  ...(view === 'buildable' ? {} : { missing: undefined, cost: undefined }),
})

/** The public decks of all members (requirements §2, Community decks). */
export function DecksPage() {
  const viewer = useViewer()
  const view = useDecksView('/decks')
  const { search, change, addressOf } = view
  const filter = toDeckListFilter(search)
  const cards = useListedCards(deckListPart(filter))
  const worthOf = useDeckWorth(cards.byId, cards.isWhole)
  const cardName = (search.card && cards.byId?.get(search.card)?.name) ?? 'one card'
  const [asksFor, setAsksFor] = useState<'favorites' | 'buildable' | null>(null)
  const shown = search.view ?? 'latest'
  const badge = useMemo(() => <ActivePlan userId={viewer?.id} />, [viewer?.id])

  const choose = (next: DeckView) => {
    if ((next === 'favorites' || next === 'buildable') && !viewer) setAsksFor(next)
    else change(withView(next))
  }
  return (
    <div className={styles['page']} data-full-width>
      <PageHead {...pages.decks.head} />
      <header className={styles['head']}>
        <h1 data-title-in-bar>
          Lorcana <em>Decks</em>
        </h1>
        <div className={styles['search']}>
          <SearchField
            label="Search decks"
            placeholder="Search deck or card name…"
            value={view.text}
            form={view.form}
            onChange={view.setText}
          />
        </div>
        <CreateDeckLink />
      </header>
      <div className={styles['filters']}>
        <DeckFilterBar view={view} inks={null} end={<WorthFilters view={view} isMember={viewer !== null} />}>
          <SegmentedControl
            label="View"
            value={shown}
            options={VIEWS}
            hrefOf={(next) => addressOf(withView(next))}
            onChange={choose}
          />
        </DeckFilterBar>
        <CardOffers view={view} byId={cards.isWhole ? cards.byId : null} />
        {search.card ? (
          <FilterChip
            removeLabel={`Show decks without ${cardName}, too`}
            removeHref={addressOf({ card: undefined })}
            onRemove={() => change({ card: undefined })}
          >
            Decks with <b>{cardName}</b>
          </FilterChip>
        ) : null}
        {search.legal ? (
          <FilterChip
            removeLabel={`Show decks that are not legal in ${FORMAT_NAMES[search.legal]}, too`}
            removeHref={addressOf({ legal: undefined })}
            onRemove={() => change({ legal: undefined })}
          >
            Legal today in <b>{FORMAT_NAMES[search.legal]}</b>
          </FilterChip>
        ) : null}
        {view.isFiltered ? <ClearFilters view={view} variant="quiet" /> : null}
      </div>
      <IgnoredNotice words={DECKS_WORDS} />
      <DeckList
        viewerId={viewer?.id}
        filter={filter}
        addressOf={addressOf}
        renderDeck={(deck) => <DeckTile deck={deck} viewer={viewer} {...cards} worthOf={worthOf} badge={badge} />}
        empty={<EmptyDecks view={view} viewer={viewer} />}
      />
      <SignInPrompt
        benefit={asksFor === 'buildable' ? 'collection' : 'favorites'}
        open={asksFor !== null}
        onClose={() => setAsksFor(null)}
        title={asksFor === 'buildable' ? 'Sign In to See Decks You Can Build' : 'Sign In to See Your Favorites'}
      />
    </div>
  )
}
