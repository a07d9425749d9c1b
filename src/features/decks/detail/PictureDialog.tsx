import type { Deck } from '#data/decks/decks.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DeckPicture } from './DeckPicture.tsx'

/** The deck as a picture to send or to download. */
export function PictureDialog({
  deck,
  cards,
  onClose,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  onClose: () => void
}) {
  return (
    <Dialog title="Share Deck" open onClose={onClose}>
      <DeckPicture deck={deck} cards={cards} />
    </Dialog>
  )
}
