import { type ReactNode, useId } from 'react'
import type { PromoPrintings } from '#domain/sets/promoPrintings.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SetBanner.module.css'

/**
 * Says which set is looked at, for those who came by a set's link (requirements §2, Cards screen), where else its cards were
 * printed as promos, and what to do with it.
 */
export function SetBanner({
  name,
  promos,
  onChoose,
  children,
}: {
  name: string
  promos: readonly PromoPrintings[]
  /** Shows the cards of another set alone; without a name those of all sets. */
  onChoose: (name?: string) => void
  children?: ReactNode
}) {
  const promosId = useId()
  return (
    <section className={styles['banner']} aria-label={name}>
      <div className={styles['name']}>
        <div>
          <p>Viewing cards from a set</p>
          <h2>{name}</h2>
        </div>
        <Button onClick={() => onChoose()}>All Sets</Button>
      </div>
      {promos.length > 0 ? (
        <div className={styles['promos']}>
          <p id={promosId}>Also printed as promos</p>
          <ul aria-labelledby={promosId}>
            {promos.map(({ set, count }) => (
              <li key={set}>
                <Button variant="quiet" onClick={() => onChoose(set)}>
                  {count} in {set}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
    </section>
  )
}
