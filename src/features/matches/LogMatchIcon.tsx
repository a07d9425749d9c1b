import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { LazyMatchDialog } from './log/LazyMatchDialog.ts'

/** Opens the form for a new match with a deck, as an icon button for narrow places. */
export function LogMatchIcon({
  userId,
  deck,
}: {
  userId: string
  deck: { readonly id: string; readonly name: string }
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="bare" title="Log Match" aria-label={`Log Match with ${deck.name}`} onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden size={18} />
      </Button>
      {open ? <LazyMatchDialog userId={userId} deckId={deck.id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
