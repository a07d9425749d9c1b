import { X } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import { Button } from '#ui/Button.tsx'
import styles from './CardChip.module.css'

/** Says that only decks with one card are listed, with the way to all others. */
export function CardChip({ card, onRemove }: { card: Card | undefined; onRemove: () => void }) {
  const name = card?.name ?? 'one card'
  return (
    <p className={styles['chip']}>
      <span>
        Decks with <b>{name}</b>
      </span>
      <Button variant="bare" aria-label={`Show decks without ${name}, too`} onClick={onRemove}>
        <X aria-hidden size={18} />
      </Button>
    </p>
  )
}
