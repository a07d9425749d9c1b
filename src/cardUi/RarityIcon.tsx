import styles from './RarityIcon.module.css'

/**
 * The symbol of a rarity, from the circle of a common card to the pearl of an enchanted one, beside the rarity's name. An unknown rarity has
 * that of a common card.
 */
export const RarityIcon = ({ rarity }: { rarity: string }) => (
  <span className={styles['rarity']} data-rarity={rarity} aria-hidden />
)
