import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { LazyMatchDialog } from './log/LazyMatchDialog.ts'

/**
 * Opens the form for a new match, with the given deck selected (requirements §2, Match logging).
 * @param isMain whether it is the main action of the page.
 */
export function LogMatchButton({
  userId,
  deckId,
  isMain = true,
}: {
  userId: string
  deckId: string | undefined
  isMain?: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={isMain ? 'gold' : 'plain'} onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden size={18} /> Log Match
      </Button>
      {open ? <LazyMatchDialog userId={userId} deckId={deckId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
