import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { LazyMatchDialog } from './log/LazyMatchDialog.ts'

/** Opens the form for a new match, with the given deck selected (requirements §2, Match logging). */
export function LogMatchButton({ userId, deckId }: { userId: string; deckId: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="gold" onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden size={18} /> Log Match
      </Button>
      {open ? <LazyMatchDialog userId={userId} deckId={deckId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
