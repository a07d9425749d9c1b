import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList, Link2, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { catalogueQuery } from '#data/catalogue/catalogue.ts'
import { reloadDecks } from '#data/decks/deckLists.ts'
import { publishDeck } from '#data/decks/decks.ts'
import { useHydrated } from '#data/useHydrated.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { paths } from '#url/paths.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { MenuItem } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopyItem } from '#ui/useCopyItem.tsx'
import { copyableList } from './copyableList.ts'

export type SharedDeck = {
  readonly id: string
  readonly name: string
  readonly userId: string
  readonly isPublic: boolean
  readonly entries: readonly DeckEntry[]
}

/** A way to share, and the label of its button in the toast that the deck became public. */
type AddressItem = { readonly item: MenuItem; readonly again: string }

const hasShareSheet = () => typeof navigator.share === 'function'

/**
 * The ways to share a deck: the system's share sheet where it exists, text, and a link (requirements §4, Decks list views). For a
 * private deck, the ways that give others its address first ask to make it public, and then offer themselves in a toast.
 * `question` is that dialog.
 * @param byId the cards of the catalogue; null while they are loading.
 */
export function useShareItems(
  deck: SharedDeck,
  viewer: Viewer,
  byId: ReadonlyMap<string, Card> | null,
): { items: readonly MenuItem[]; question: ReactNode } {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<AddressItem | null>(null)
  const hasSheet = useHydrated(hasShareSheet, () => false)()
  const url = () => location.origin + paths.deck(deck.id)
  // Copying waits until the cards have loaded.
  const readCards = async () => {
    const { cards } = await queryClient.query(catalogueQuery)
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
    makeText: url,
    copiedToast: 'Link copied!',
    failed: 'Failed to copy link. Please try again.',
  })
  const share = async () => {
    try {
      await navigator.share({ title: deck.name, url: url() })
    } catch (error) {
      // A reader who closed the share sheet needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast('Failed to share the deck. Please try again.')
    }
  }
  const sheetItem: MenuItem = {
    label: 'Share with…',
    icon: <Send aria-hidden size={18} />,
    onSelect: () => void share(),
  }
  const publishFirst = (item: MenuItem, again: string): MenuItem =>
    deck.isPublic ? item : { ...item, staysOpen: false, onSelect: () => setWaiting({ item, again }) }

  const publish = async ({ item, again }: AddressItem) => {
    setWaiting(null)
    if (viewer === null) return showToast('You must be logged in to share decks.')
    try {
      await publishDeck(queryClient, viewer.id, deck.id)
    } catch (error) {
      return showToast(error instanceof Error ? error.message : 'Failed to update deck')
    }
    void reloadDecks(queryClient, viewer.id)
    // Browsers share and copy only right after a press, and the request may have taken longer.
    showToast('The deck is public now.', { action: { label: again, run: item.onSelect } })
  }
  return {
    items: [...(hasSheet ? [publishFirst(sheetItem, 'Share')] : []), listItem, publishFirst(linkItem, 'Copy Link')],
    question: waiting ? (
      <ConfirmDialog
        title="Share Deck"
        question="Only you can open this. Make it public?"
        confirm="Make Public"
        open
        onCancel={() => setWaiting(null)}
        onConfirm={() => void publish(waiting)}
      />
    ) : null,
  }
}
