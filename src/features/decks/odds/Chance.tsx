import type { ReactNode } from 'react'
import { formatChance } from './describeOdds.ts'
import styles from './Odds.module.css'

/** The lower bounds of the shades of a chance, in percent. */
const SHADES = [25, 50, 75, 90]

/** A cell of a table with a chance, shaded by it. */
export function Chance({
  percent,
  isChosen = false,
  children,
}: {
  percent: number
  isChosen?: boolean
  children?: ReactNode
}) {
  return (
    <td aria-current={isChosen || undefined}>
      <span className={styles['chance']} data-shade={SHADES.filter((from) => percent >= from).length}>
        {formatChance(percent)}
        {children}
      </span>
    </td>
  )
}
