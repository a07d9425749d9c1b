import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import styles from './Pips.module.css'

/** Four hexagons, filled from the left by a number of copies. Decorates a number that is shown or spoken beside it. */
export function Pips({ copies }: { copies: number }) {
  return <span aria-hidden className={styles['pips']} data-filled={Math.min(copies, MAX_COPIES)} />
}
