import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { DeckCosts } from './DeckCosts.tsx'
import styles from './DeckTools.module.css'
import { DrawChances } from './DrawChances.tsx'
import { OpeningHandPanel } from './OpeningHandPanel.tsx'

/** Tools to try and compute with a deck. */
export function DeckTools({
  deck,
  cards,
  catalogue,
  viewer,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  viewer: Viewer
}) {
  return (
    <div className={styles['tools']}>
      <OpeningHandPanel entries={deck.entries} catalogue={catalogue} />
      <DrawChances cards={cards} />
      <DeckCosts cards={cards} catalogue={catalogue} viewer={viewer} />
    </div>
  )
}
