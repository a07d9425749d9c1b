import { Link } from '@tanstack/react-router'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { copiesOf } from '#domain/decks/deckDraft.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { paths } from '#url/paths.ts'
import styles from './RowDialog.module.css'
import type { DeckBuild } from './useDeckDraft.ts'

/** The limit of the database (`decks_notes_are_short`). */
const MAX_NOTE = 200

/** A card of the draft: the author's note on it, and its move between the deck and the maybeboard. */
export function RowDialog({ card, build, onClose }: { card: Card; build: DeckBuild; onClose: () => void }) {
  const isInDeck = copiesOf(build.entries, card.id) > 0
  const move = () => {
    build.change(
      isInDeck ? { type: 'toMaybeboard', card: card.id } : { type: 'toDeck', card: card.id, limit: copyLimit(card) },
    )
    onClose()
  }
  return (
    <Dialog
      title={card.name}
      open
      onClose={onClose}
      footer={
        <Button variant="gold" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles['parts']}>
        <TextField
          data-first
          label="Note"
          placeholder="Why it is here, or what replaces it"
          value={build.notes[card.id] ?? ''}
          maxLength={MAX_NOTE}
          autoComplete="off"
          hint="The note appears on the deck's page. Everyone who can see the deck can read it."
          onChange={({ target }) => build.write({ notes: { ...build.notes, [card.id]: target.value } })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Otherwise the key would press the button that gets the focus, which opens the dialog again.
            event.preventDefault()
            onClose()
          }}
        />
        <div className={styles['actions']}>
          <Button onClick={move}>{isInDeck ? 'Move to Maybeboard' : 'Move to Deck'}</Button>
          <Link to={paths.card(card.slug, card.set)} className={buttonStyle('quiet')}>
            About this card
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
