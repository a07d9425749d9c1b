import { Layers } from 'lucide-react'
import { useState } from 'react'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Card } from '#domain/cards/card.ts'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'

const AddToDeckDialog = lazyDialog('Add to Deck', async () => (await import('./AddToDeckDialog.tsx')).AddToDeckDialog)

/** A button that adds the card to a deck of the member. Guests are asked to sign in. */
export function AddToDeck({ card }: { card: Card }) {
  const userId = useViewerId()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Layers aria-hidden size={18} /> Add to Deck
      </Button>
      {userId === undefined ? (
        <SignInPrompt benefit="decks" title="Sign In to Build Decks" open={isOpen} onClose={close} />
      ) : isOpen ? (
        <AddToDeckDialog userId={userId} card={card} onClose={close} />
      ) : null}
    </>
  )
}
