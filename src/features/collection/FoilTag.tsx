import styles from './FoilTag.module.css'

/** Marks copies as foil. */
export function FoilTag() {
  return <span className={styles['foil']}>Foil</span>
}
