import type { Rarity } from '#domain/cards/vocabulary.ts'
import styles from './RarityIcon.module.css'

/** The symbol of a rarity, from the circle of a common card to the pearl of an enchanted one, beside the rarity's name. */
export const RarityIcon = ({ rarity }: { rarity: Rarity }) => (
  <span className={styles['rarity']} data-rarity={rarity} aria-hidden />
)
