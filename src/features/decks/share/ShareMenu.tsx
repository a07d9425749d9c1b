import { FolderOpen, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { LabelsDialog } from '../labels/lazyLabelsDialog.ts'
import { DeleteDeckDialog } from './DeleteDeckDialog.tsx'
import { type SharedDeck, useShareItems } from './useShareItems.tsx'

/** The menu of a listed deck: to share it, and for its owner to label and delete it (requirements §2, User decks; §4, Decks list views). */
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
  const [asking, setAsking] = useState(false)
  const [labelling, setLabelling] = useState(false)
  const { items, question } = useShareItems(deck, viewer, byId)
  const ofAuthor: MenuItem[] = deckCan.delete(deck, viewer)
    ? [
        {
          label: 'Folder and Tags',
          icon: <FolderOpen aria-hidden size={18} />,
          onSelect: () => setLabelling(true),
        },
        {
          label: 'Delete Deck',
          icon: <Trash2 aria-hidden size={18} />,
          onSelect: () => setAsking(true),
          danger: true,
        },
      ]
    : []
  return (
    <>
      <Menu label={`Share ${deck.name}`} icon={<Share2 aria-hidden size={18} />} items={[...items, ...ofAuthor]} />
      {question}
      {labelling && viewer ? (
        <LabelsDialog userId={viewer.id} deckIds={[deck.id]} onClose={() => setLabelling(false)} />
      ) : null}
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
