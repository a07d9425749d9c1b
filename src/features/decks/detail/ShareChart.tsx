import type { ReactNode } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import styles from './ShareChart.module.css'

export type Share = {
  readonly name: string
  readonly cards: number
  /** The ink that gives the bar its color. */
  readonly ink?: Ink
  readonly isPale?: boolean
  readonly sign?: ReactNode
}

/** The shares of a deck's cards as bars; a table for screen readers. */
export function ShareChart({ label, of, shares }: { label: string; of: number; shares: readonly Share[] }) {
  const percent = (cards: number) => (of === 0 ? 0 : Math.round((cards * 100) / of))
  return (
    <table className={styles['chart']}>
      <caption className="spoken">{label}</caption>
      <thead className="spoken">
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Cards</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, cards, ink, isPale, sign }) => (
          <tr key={name} {...(ink && inkAttributes([ink]))} data-pale={isPale ? '' : undefined}>
            <th scope="row">
              {sign}
              {name}
            </th>
            <td>{cards}</td>
            <td>
              {percent(cards)}%
              <svg aria-hidden>
                <rect className={styles['all']} width="100%" height="100%" rx="4" />
                <rect width={`${percent(cards)}%`} height="100%" rx="4" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
