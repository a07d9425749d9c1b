import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { OddsPanel } from '../odds/OddsPanel.tsx'
import { SwapPanel } from '../swap/SwapPanel.tsx'
import { DeckCharts } from './DeckCharts.tsx'
import styles from './DeckTools.module.css'
import { OpeningHandPanel } from './OpeningHandPanel.tsx'

/** The charts of a deck, and tools to try it and compute with it. */
export function DeckTools({
  deck,
  cards,
  catalogue,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
}) {
  return (
    <div className={styles['tools']}>
      <DeckCharts cards={cards} />
      <OddsPanel cards={cards} />
      <SwapPanel deck={deck} cards={cards} catalogue={catalogue} />
      <OpeningHandPanel entries={deck.entries} cards={cards} catalogue={catalogue} />
    </div>
  )
}
