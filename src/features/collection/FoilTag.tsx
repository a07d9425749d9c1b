import styles from './FoilTag.module.css'

/** Says that copies are foil. */
export function FoilTag() {
  return <span className={styles['foil']}>Foil</span>
}
