import { Image, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Card } from '#domain/cards/card.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Menu } from '#ui/Menu.tsx'
import { useShareItems } from '../share/useShareItems.tsx'
import styles from './DeckHeader.module.css'

const PictureDialog = lazyDialog('Picture', async () => (await import('./PictureDialog.tsx')).PictureDialog)

/** The menu of a deck's page to share the deck, also as a picture. */
export function ShareDeck({
  deck,
  cards,
  viewer,
  byId,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  viewer: Viewer
  /** The cards of the catalogue; null while they are loading. */
  byId: ReadonlyMap<string, Card> | null
}) {
  const [showsPicture, setShowsPicture] = useState(false)
  const { items, question } = useShareItems(deck, viewer, byId)
  const picture = {
    label: 'Picture',
    icon: <Image aria-hidden size={18} />,
    onSelect: () => setShowsPicture(true),
  }
  return (
    <>
      <Menu
        label={`Share ${deck.name}`}
        icon={<Share2 aria-hidden size={18} />}
        text={<span className={styles['word']}>Share</span>}
        items={[...items, picture]}
      />
      {question}
      {showsPicture ? <PictureDialog deck={deck} cards={cards} onClose={() => setShowsPicture(false)} /> : null}
    </>
  )
}
