import type { Rarity } from '#domain/cards/vocabulary.ts'
import styles from './RarityIcon.module.css'

/** A rarity's own sign, from the circle of a common to the pearl of an enchanted card. It decorates the rarity's name. */
export function RarityIcon({ rarity }: { rarity: Rarity }) {
  return <span className={`${styles['rarity']} ${styles[rarity.toLowerCase().replace(' ', '-')]}`} aria-hidden />
}
