import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { DeleteDeckDialog } from '../share/DeleteDeckDialog.tsx'
import styles from './DeckActions.module.css'

/** Deletes the page's deck after a confirmation, then shows its author's decks (requirements §2, Deck detail). */
export function DeleteDeck({ deck, viewer }: { deck: Deck; viewer: Viewer }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button className={styles['icon']} aria-label="Delete" title="Delete" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={18} />
      </Button>
      <DeleteDeckDialog
        deck={deck}
        viewer={viewer}
        question="Are you sure you want to delete this deck? This action cannot be undone."
        open={asking}
        onClose={() => setAsking(false)}
        onDeleted={() => navigate({ href: paths.userDecks(deck.userId), replace: true })}
      />
    </>
  )
}
