import { useQueryClient } from '@tanstack/react-query'
import { Check, ClipboardList, Link2, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { libraryQuery } from '#data/catalogue.ts'
import type { Card } from '#domain/cards/card.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { paths } from '#url/paths.ts'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { useCopy } from '#ui/useCopy.ts'
import { copyableList } from './copyableList.ts'
import { DeleteDeckDialog } from './DeleteDeckDialog.tsx'

type SharedDeck = {
  readonly id: string
  readonly name: string
  readonly userId: string
  readonly entries: readonly DeckEntry[]
}

const icon = (Icon: typeof Check) => <Icon aria-hidden size={18} />

/** The ways to pass a deck on, and its owner's way to delete it (specification §2, User decks; §4, Decks list views). */
export function ShareMenu({
  deck,
  viewer,
  byId,
}: {
  deck: SharedDeck
  viewer: Viewer
  /** The cards of the catalogue; null while they are not here. */
  byId: ReadonlyMap<string, Card> | null
}) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  // A list may be asked for while the cards are still on their way.
  const readCards = async () => {
    const { cards } = await queryClient.query(libraryQuery)
    return new Map(cards.map((card) => [card.id, card]))
  }
  const [listCopied, copyList] = useCopy(
    async () => copyableList(deck.entries, byId ?? (await readCards())),
    'Deck list copied!',
    'Failed to copy deck to clipboard. Please try again.',
  )
  const [linkCopied, copyLink] = useCopy(
    () => location.origin + paths.deck(deck.id),
    'Link copied!',
    'Failed to copy link. Please try again.',
  )
  const items: MenuItem[] = [
    {
      label: listCopied ? 'Copied!' : 'Copy to Clipboard',
      icon: icon(listCopied ? Check : ClipboardList),
      onSelect: () => void copyList(),
      staysOpen: true,
    },
    {
      label: linkCopied ? 'Link Copied!' : 'Link to Deck Page',
      icon: icon(linkCopied ? Check : Link2),
      onSelect: () => void copyLink(),
      staysOpen: true,
    },
  ]
  if (deckCan.delete(deck, viewer))
    items.push({ label: 'Delete Deck', icon: icon(Trash2), onSelect: () => setAsking(true), danger: true })
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
