import type { Legality } from '#domain/decks/legality.ts'
import styles from './FormatBadge.module.css'

const FORMATS = {
  core: { short: 'CORE', long: 'Deck is playable in Core format' },
  infinity: { short: 'INFI', long: 'Deck is playable in Infinity format' },
} as const

/** A deck's format in four letters. Its full name is the tooltip and the text for screen readers. */
export function FormatBadge({
  legality,
  className = styles['badge'],
}: {
  legality: Legality
  className?: string | undefined
}) {
  const { short, long } = FORMATS[legality]
  return (
    <span className={className} title={long}>
      <span aria-hidden>{short}</span>
      <span className="spoken">{long}</span>
    </span>
  )
}
