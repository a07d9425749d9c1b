import { inkPairName, type MetInks } from '#domain/matches/match.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import styles from './InkPair.module.css'

/** The inks of an opponent as labeled icons, or as icons with the names beside them. */
export function InkPair({ inks, named = false }: { inks: MetInks; named?: boolean }) {
  return (
    <span className={styles['pair']}>
      {inks.map((ink) => (
        <InkIcon key={ink} ink={ink} label={!named} />
      ))}
      {named ? <span className={styles['names']}>{inkPairName(inks)}</span> : null}
    </span>
  )
}
