import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { DeckCosts } from './DeckCosts.tsx'
import styles from './DeckTools.module.css'
import { DrawChances } from './DrawChances.tsx'
import { OpeningHandPanel } from './OpeningHandPanel.tsx'

/** What one can try and work out with a deck (issue 4, point 4). */
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
