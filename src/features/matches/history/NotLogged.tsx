import type { Match } from '#domain/matches/match.ts'
import styles from './NotLogged.module.css'

/** Why a match that is kept in this browser was not logged, for its member to change it; nothing for one that was or may be. */
export const NotLogged = ({ match: { refusal } }: { match: Match }) =>
  refusal === undefined ? null : <p className={styles['problem']}>Not logged: {refusal}</p>
