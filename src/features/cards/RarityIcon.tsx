import type { Rarity } from '#domain/cards/vocabulary.ts'
import styles from './RarityIcon.module.css'

/** A rarity's own sign, from the circle of a common to the pearl of an enchanted card. */
export function RarityIcon({ rarity, label = false }: { rarity: Rarity; label?: boolean }) {
  return (
    <span
      className={`${styles['rarity']} ${styles[rarity.toLowerCase().replace(' ', '-')]}`}
      role={label ? 'img' : undefined}
      aria-label={label ? rarity : undefined}
      title={label ? rarity : undefined}
      aria-hidden={!label}
    />
  )
}
