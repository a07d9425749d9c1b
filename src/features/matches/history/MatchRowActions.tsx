import { Pencil, Trash2 } from 'lucide-react'
import type { Match } from '#domain/matches/match.ts'
import { Button } from '#ui/Button.tsx'
import { matchDay, matchName } from '../texts.ts'
import type { MatchActions } from './matchActions.ts'
import styles from './MatchRowActions.module.css'

/**
 * The buttons to edit and to delete a match.
 * @param now the time, in milliseconds since the epoch, which decides whether its day is today.
 */
export function MatchRowActions({ match, now, actions }: { match: Match; now: number; actions: MatchActions }) {
  // Several matches may have the same result against the same inks.
  const name = [matchName(match), match.opponentName, matchDay(match, now)].filter(Boolean).join(', ')
  return (
    <div className={styles['actions']}>
      <Button variant="bare" aria-label={`Edit: ${name}`} onClick={() => actions.onEdit(match)}>
        <Pencil aria-hidden size={17} />
      </Button>
      <Button variant="bare" aria-label={`Delete: ${name}`} onClick={() => actions.onDelete(match)}>
        <Trash2 aria-hidden size={17} />
      </Button>
    </div>
  )
}
