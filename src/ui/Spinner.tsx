import styles from './Spinner.module.css'

/** A spinner. With a label screen readers announce it; without one it is decorative. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles['spinner']} role={label ? 'status' : undefined} aria-label={label} aria-hidden={!label} />
  )
}
