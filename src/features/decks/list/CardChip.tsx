import { X } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './CardChip.module.css'

/** Names the card that the listed decks contain, and removes this filter. */
export function CardChip({
  card,
  removeHref,
  onRemove,
}: {
  card: Card | undefined
  /** The address without the filter. */
  removeHref: string
  onRemove: () => void
}) {
  const name = card?.name ?? 'one card'
  return (
    <p className={styles['chip']}>
      <span>
        Decks with <b>{name}</b>
      </span>
      <ButtonLink
        className={buttonStyle('bare')}
        aria-label={`Show decks without ${name}, too`}
        href={removeHref}
        onPress={onRemove}
      >
        <X aria-hidden size={18} />
      </ButtonLink>
    </p>
  )
}
