import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findDeckCards, sortDeckCards } from '#domain/decks/deckCard.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { describeDeck } from '#domain/decks/describeDeck.ts'
import { HiddenNotices } from '#features/reports/HiddenNotices.tsx'
import { paths } from '#url/paths.ts'
import { pages } from '#url/pages.ts'
import type { DeckTab } from '#url/decksSearch.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useIsPrinting } from '#ui/useIsPrinting.ts'
import { CardsTab } from './CardsTab.tsx'
import styles from './DeckDetails.module.css'
import { DeckGuide } from './DeckGuide.tsx'
import { DeckHeader } from './DeckHeader.tsx'
import { DeckSheet } from './DeckSheet.tsx'
import { MatchesTab } from './MatchesTab.tsx'
import { useDeckOwnership } from './useDeckOwnership.ts'

const PAGE = '/deck/$deckId'
const route = getRouteApi(PAGE)

const waitingTools = <div className={styles['waitingTools']} />

const CompareDialog = lazyDialog('Compare Decks', async () => (await import('./CompareDialog.tsx')).CompareDialog)
const DeckVersions = lazyPanel(
  'Versions',
  async () => (await import('../versions/DeckVersions.tsx')).DeckVersions,
  waitingTools,
)
const DeckTools = lazyPanel('Deck Analytics', async () => (await import('./DeckTools.tsx')).DeckTools, waitingTools)

/**
 * A deck: its cards, guide, statistics, matches and versions. @param isWhole whether the catalogue has all cards, or
 * only those that its cards and their addresses need.
 */
export function DeckDetails({
  deck,
  catalogue,
  isWhole,
  viewer,
}: {
  deck: Deck
  catalogue: Catalogue
  isWhole: boolean
  viewer: Viewer
}) {
  const cards = useMemo(() => sortDeckCards(findDeckCards(deck.entries, catalogue.byId)), [deck.entries, catalogue])
  const ownership = useDeckOwnership(cards, catalogue, isWhole)
  const isPaper = useIsPrinting()
  const search = route.useSearch()
  const { compare } = search
  const seesVersions = deck.showsVersions || deckCan.edit(deck, viewer)
  const tab = !search.tab || (search.tab === 'versions' && !seesVersions) ? 'cards' : search.tab
  const changeAddress = useChangeAddress(PAGE)
  const [asksToCompare, setAsksToCompare] = useState(false)
  const compareWith = (id: string | undefined) =>
    changeAddress({ search: (before) => ({ ...before, compare: id }), replace: true })
  const withTab = (to: DeckTab) => ({ ...search, tab: to === 'cards' ? undefined : to })
  const open = (to: DeckTab) => changeAddress({ search: withTab(to) })
  const description = describeDeck({
    ...deck,
    cards: cards.map(({ card: { name, inks }, quantity }) => ({ name, inks, quantity })),
  })
  const isListed = deck.isPublic && deck.userId !== viewer?.id
  const tabs = [
    {
      value: 'cards',
      label: 'Cards',
      panel: <CardsTab deck={deck} cards={cards} catalogue={catalogue} ownership={ownership} viewer={viewer} />,
    },
    { value: 'guide', label: 'Guide', panel: <DeckGuide deck={deck} viewer={viewer} /> },
    {
      value: 'stats',
      label: 'Stats',
      panel: isWhole ? <DeckTools deck={deck} cards={cards} catalogue={catalogue} /> : waitingTools,
    },
    { value: 'matches', label: 'Matches', panel: <MatchesTab deck={deck} cards={cards} viewer={viewer} /> },
    {
      value: 'versions',
      label: 'Versions',
      panel: ownership ? (
        <DeckVersions deck={deck} byId={catalogue.byId} printingsOf={ownership.printingsOf} viewer={viewer} />
      ) : (
        waitingTools
      ),
    },
  ] as const
  return (
    <article className={styles['page']} data-full-width>
      <PageHead {...pages.deck.head({ id: deck.id, name: deck.name, description })} noindex={!isListed} />
      <HiddenNotices authorId={deck.userId} deckId={deck.id} />
      <DeckHeader
        deck={deck}
        cards={cards}
        catalogue={catalogue}
        ownership={ownership}
        viewer={viewer}
        onCompare={() => setAsksToCompare(true)}
      />
      <div>
        <Tabs
          label="Parts of the deck"
          value={tab}
          onChange={open}
          items={tabs
            .filter(({ value }) => value !== 'versions' || seesVersions)
            .map((item) => ({
              ...item,
              href: paths.deck(deck.id, withTab(item.value)),
              panel: <div className={styles['panel']}>{item.panel}</div>,
            }))}
        />
      </div>
      {isWhole && (asksToCompare || compare !== undefined) ? (
        <CompareDialog
          deck={deck}
          cards={cards}
          catalogue={catalogue}
          viewerId={viewer?.id}
          otherId={compare}
          onChoose={(id) => {
            setAsksToCompare(true)
            compareWith(id)
          }}
          onClose={() => {
            setAsksToCompare(false)
            compareWith(undefined)
          }}
        />
      ) : null}
      {isPaper ? <DeckSheet deck={deck} cards={cards} /> : null}
    </article>
  )
}
