import { type ReactNode, useId } from 'react'
import type { PromoPrintings } from '#domain/sets/promoPrintings.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './SetBanner.module.css'

/**
 * The name of the shown set (requirements §2, Cards screen), the other sets with promo printings of its cards, and actions
 * for the set.
 */
export function SetBanner({
  name,
  promos,
  hrefOf,
  onChoose,
  children,
}: {
  name: string
  promos: readonly PromoPrintings[]
  /** The address of the cards of another set, or without a name of all sets, if the page has addresses. */
  hrefOf: ((name?: string) => string) | undefined
  /** Shows the cards of another set, or without a name of all sets. */
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
        <ButtonLink className={buttonStyle()} href={hrefOf?.()} onPress={() => onChoose()}>
          All Sets
        </ButtonLink>
      </div>
      {promos.length > 0 ? (
        <div className={styles['promos']}>
          <p id={promosId}>Also printed as promos</p>
          <ul aria-labelledby={promosId}>
            {promos.map(({ set, count }) => (
              <li key={set}>
                <ButtonLink className={buttonStyle('quiet')} href={hrefOf?.(set)} onPress={() => onChoose(set)}>
                  {count} in {set}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
    </section>
  )
}
