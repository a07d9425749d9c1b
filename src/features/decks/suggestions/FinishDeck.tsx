import { ChevronDown, Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { Spinner } from '#ui/Spinner.tsx'
import type { DeckBuild } from '../builder/useDeckDraft.ts'
import styles from './FinishDeck.module.css'

const SuggestedCards = lazyPanel(
  'Finish My Deck',
  async () => (await import('./SuggestedCards.tsx')).SuggestedCards,
  <Spinner label="Loading suggestions" />,
)

/** Cards of similar public decks that the draft lacks. They are read and computed once they are opened. */
export function FinishDeck(props: {
  build: DeckBuild
  cards: readonly DeckCard[]
  catalogue: Catalogue
  owned: Collection | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['finish']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Sparkles aria-hidden size={17} />
        Finish My Deck
        <ChevronDown aria-hidden size={16} />
      </summary>
      {isOpen ? <SuggestedCards {...props} /> : null}
    </details>
  )
}
