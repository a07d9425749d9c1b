import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './SetBanner.module.css'

/** Says which set is looked at, for those who came by a set's link (specification §2, Cards screen), and what to do with it. */
export function SetBanner({ name, onLeave, children }: { name: string; onLeave: () => void; children?: ReactNode }) {
  return (
    <section className={styles['banner']} aria-label={name}>
      <div className={styles['name']}>
        <div>
          <p>Viewing cards from a set</p>
          <h2>{name}</h2>
        </div>
        <Button onClick={onLeave}>All Sets</Button>
      </div>
      {children}
    </section>
  )
}
