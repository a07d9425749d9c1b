import type { Match } from '#domain/matches/match.ts'
import styles from './NotLogged.module.css'

/** Why the backend refused a match that is saved in this browser; nothing for other matches. */
export const NotLogged = ({ match: { refusal } }: { match: Match }) =>
  refusal === undefined ? null : <p className={styles['problem']}>Not logged: {refusal}</p>
