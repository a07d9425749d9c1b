import styles from './InkwellIcon.module.css'

/** The symbol beside the words for inkable or non-inkable cards. */
export const InkwellIcon = ({ isInkable }: { isInkable: boolean }) => (
  <span className={isInkable ? styles['inkable'] : styles['nonInkable']} aria-hidden />
)
