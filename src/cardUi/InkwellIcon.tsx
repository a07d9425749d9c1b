import styles from './InkwellIcon.module.css'

/** The symbol of cards that can go to the inkwell, or of those that cannot, beside its name. */
export const InkwellIcon = ({ isInkable }: { isInkable: boolean }) => (
  <span className={isInkable ? styles['inkable'] : styles['nonInkable']} aria-hidden />
)
