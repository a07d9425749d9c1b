import { Link } from '@tanstack/react-router'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { paths } from '#url/paths.ts'

/** Replaces the form for members without decks, who cannot log a match. */
export function NoDecksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Log Match"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Link to={paths.deckBuilder()} className={buttonStyle('gold')} onClick={onClose}>
            Create New Deck
          </Link>
        </>
      }
    >
      <p>Matches are logged with one of your decks, and you have none yet. Build or import one first.</p>
    </Dialog>
  )
}
