import type { OpponentInks } from '#domain/matches/match.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import styles from './InkPair.module.css'

/** The inks of an opponent as two labelled icons. */
export function InkPair({ inks }: { inks: OpponentInks }) {
  return (
    <span className={styles['pair']}>
      {inks.map((ink) => (
        <InkIcon key={ink} ink={ink} label />
      ))}
    </span>
  )
}
