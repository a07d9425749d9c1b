import { useMemo } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type DeckCard, findDeckCards, sortDeckCards } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { copyableList } from '../share/copyableList.ts'
import { CopyListButton } from './CopyListButton.tsx'
import { DeckCards } from './DeckCards.tsx'
import styles from './DeckDetails.module.css'
import { useDeckCardsView } from './useDeckCardsView.ts'
import type { DeckOwnership } from './useDeckOwnership.ts'

const waitingCosts = <div className={styles['waitingCosts']} />

const DeckCosts = lazyPanel('Price', async () => (await import('./DeckCosts.tsx')).DeckCosts, waitingCosts)

const SimilarDecks = lazyPanel('Similar Decks', async () => (await import('./SimilarDecks.tsx')).SimilarDecks)

const VIEWS = [
  { value: 'visual', label: 'Visual' },
  { value: 'text', label: 'Text' },
] as const

/** The cards of a deck, as pictures or as text, and their price. */
export function CardsTab({
  deck,
  cards,
  catalogue,
  ownership,
  viewer,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  /** Null until all cards are loaded. */
  ownership: DeckOwnership | null
  viewer: Viewer
}) {
  const view = useDeckCardsView()
  const maybeboard = useMemo(
    () => sortDeckCards(findDeckCards(deck.maybeboard, catalogue.byId)),
    [deck.maybeboard, catalogue],
  )
  const unknown = deck.totalCards - countCards(deck.entries.filter(({ card }) => catalogue.byId.has(card)))
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {unknown > 0 ? (
          <Notice kind="warning">{countOf(unknown, 'card')} of this deck could not be loaded.</Notice>
        ) : null}
        <DeckCards
          cards={cards}
          maybeboard={maybeboard}
          notes={deck.notes}
          catalogue={catalogue}
          ownership={ownership}
          view={view.chosen}
          copyButton={
            <CopyListButton makeText={() => copyableList(deck.entries, catalogue.byId)}>Copy Deck List</CopyListButton>
          }
          viewSwitch={<SegmentedControl label="View" value={view.shown} options={VIEWS} onChange={view.choose} />}
        />
      </div>
      <div className={styles['main']}>
        {ownership ? (
          <>
            <DeckCosts deckId={deck.id} cards={cards} printingsOf={ownership.printingsOf} viewer={viewer} />
            <SimilarDecks deck={deck} cards={cards} catalogue={catalogue} viewer={viewer} />
          </>
        ) : (
          waitingCosts
        )}
      </div>
    </div>
  )
}
