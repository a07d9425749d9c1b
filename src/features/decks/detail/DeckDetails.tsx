import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import { findDeckCards, sortDeckCards } from '#domain/decks/deckCard.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { findDeckWarnings } from '#domain/decks/deckWarnings.ts'
import { describeDeck } from '#domain/decks/describeDeck.ts'
import { countOf } from '#domain/text/countOf.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { Notice } from '#ui/Notice.tsx'
import { useIsPrinting } from '#ui/useIsPrinting.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { DeckWarnings } from '../DeckWarnings.tsx'
import { DeckCards } from './DeckCards.tsx'
import styles from './DeckDetails.module.css'
import { DeckHeader } from './DeckHeader.tsx'
import { DeckSheet } from './DeckSheet.tsx'

const route = getRouteApi('/deck/$deckId')

const waitingCharts = <div className={styles['waitingCharts']} />
const waitingTools = <div className={styles['waitingTools']} />

const DeckCharts = lazyPanel('Deck Analytics', async () => (await import('./DeckCharts.tsx')).DeckCharts, waitingCharts)
const CompareDialog = lazyDialog('Compare Decks', async () => (await import('./CompareDialog.tsx')).CompareDialog)
const DeckMatches = lazyPanel(
  'Match History',
  async () => (await import('#features/matches/DeckMatches.tsx')).DeckMatches,
  waitingTools,
)
const DeckTools = lazyPanel(
  'Opening Hand and Draw Chances',
  async () => (await import('./DeckTools.tsx')).DeckTools,
  waitingTools,
)

/**
 * A deck: its cards by cost, its charts and guide, and tools to try it. @param isWhole whether the catalogue has all cards, or
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
  const isPaper = useIsPrinting()
  const { compare } = route.useSearch()
  const navigate = route.useNavigate()
  const [asksToCompare, setAsksToCompare] = useState(false)
  const compareWith = (id: string | undefined) =>
    void navigate({ search: { compare: id }, replace: true, resetScroll: false })
  const unknown = deck.totalCards - countCards(deck.entries.filter(({ card }) => catalogue.byId.has(card)))
  const description = describeDeck({
    ...deck,
    cards: cards.map(({ card: { name, inks }, quantity }) => ({ name, inks, quantity })),
  })
  const warnings = findDeckWarnings({ totalCards: deck.totalCards, inks: deckInks(cards), cards })
  const isListed = deck.isPublic && deck.userId !== viewer?.id
  return (
    <article className={styles['page']}>
      <PageHead {...pages.deck.head({ id: deck.id, name: deck.name, description })} noindex={!isListed} />
      <DeckHeader
        deck={deck}
        cards={cards}
        catalogue={catalogue}
        viewer={viewer}
        onCompare={() => setAsksToCompare(true)}
      />
      <DeckWarnings subject="This deck" warnings={warnings} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {unknown > 0 ? (
            <Notice kind="warning">{countOf(unknown, 'card')} of this deck could not be loaded.</Notice>
          ) : null}
          <DeckCards cards={cards} catalogue={catalogue} />
          {deck.description ? (
            <section className={styles['guide']} aria-labelledby="deck-guide">
              <h2 id="deck-guide">Deck Guide</h2>
              <p>{deck.description}</p>
            </section>
          ) : null}
        </div>
        {isWhole ? <DeckCharts cards={cards} /> : waitingCharts}
      </div>
      {isWhole ? <DeckTools deck={deck} cards={cards} catalogue={catalogue} viewer={viewer} /> : waitingTools}
      {viewer && deckCan.logMatch(deck, viewer) ? <DeckMatches deckId={deck.id} userId={viewer.id} /> : null}
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
