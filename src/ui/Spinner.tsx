import styles from './Spinner.module.css'

/** A turning ring. With a label it is announced; without, it decorates something that is announced elsewhere. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles['spinner']} role={label ? 'status' : undefined} aria-label={label} aria-hidden={!label} />
  )
}
