import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList, Link2, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { libraryQuery } from '#data/catalogue/catalogue.ts'
import type { Card } from '#domain/cards/card.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { paths } from '#url/paths.ts'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { useCopyItem } from '#ui/useCopyItem.tsx'
import { copyableList } from './copyableList.ts'
import { DeleteDeckDialog } from './DeleteDeckDialog.tsx'

type SharedDeck = {
  readonly id: string
  readonly name: string
  readonly userId: string
  readonly entries: readonly DeckEntry[]
}

/** The menu to share a deck, and for its owner to delete it (requirements §2, User decks; §4, Decks list views). */
export function ShareMenu({
  deck,
  viewer,
  byId,
}: {
  deck: SharedDeck
  viewer: Viewer
  /** The cards of the catalogue; null while they are loading. */
  byId: ReadonlyMap<string, Card> | null
}) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  // Copying waits until the cards have loaded.
  const readCards = async () => {
    const { cards } = await queryClient.query(libraryQuery)
    return new Map(cards.map((card) => [card.id, card]))
  }
  const listItem = useCopyItem({
    label: 'Copy to Clipboard',
    icon: ClipboardList,
    makeText: async () => copyableList(deck.entries, byId ?? (await readCards())),
    copiedToast: 'Deck list copied!',
    failed: 'Failed to copy deck to clipboard. Please try again.',
  })
  const linkItem = useCopyItem({
    label: 'Link to Deck Page',
    done: 'Link Copied!',
    icon: Link2,
    makeText: () => location.origin + paths.deck(deck.id),
    copiedToast: 'Link copied!',
    failed: 'Failed to copy link. Please try again.',
  })
  const items: MenuItem[] = [listItem, linkItem]
  if (deckCan.delete(deck, viewer))
    items.push({
      label: 'Delete Deck',
      icon: <Trash2 aria-hidden size={18} />,
      onSelect: () => setAsking(true),
      danger: true,
    })
  return (
    <>
      <Menu label={`Share ${deck.name}`} icon={<Share2 aria-hidden size={18} />} items={items} />
      <DeleteDeckDialog
        deck={deck}
        viewer={viewer}
        question="Are you sure you want to delete this deck?"
        open={asking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
