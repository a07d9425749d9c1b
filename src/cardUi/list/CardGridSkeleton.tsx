import type { CSSProperties, ReactNode } from 'react'
import styles from './CardGrid.module.css'

/** The shape of a card grid while its cards are loading. */
export function CardGridSkeleton({ columns }: { columns: number }) {
  return (
    <GridShape columns={columns}>
      <div aria-hidden className={styles['empty']}>
        {Array.from({ length: columns * 2 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </GridShape>
  )
}

/** A grid that the style sheet alone lays out, without a script. */
export function GridShape({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={styles['shape']} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  )
}
