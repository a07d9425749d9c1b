import styles from './RowsSkeleton.module.css'

/** The shape of a list or table while no cards are loaded. */
export const RowsSkeleton = () => (
  <div aria-hidden className={styles['rows']}>
    {Array.from({ length: 12 }, (_, index) => (
      <span key={index} className="skeleton" />
    ))}
  </div>
)
