import { Pencil, Trash2 } from 'lucide-react'
import type { Match } from '#domain/matches/match.ts'
import { Button } from '#ui/Button.tsx'
import { useNow } from '#ui/useNow.ts'
import { matchDay, matchName } from '../texts.ts'
import type { MatchActions } from './matchActions.ts'
import styles from './MatchRowActions.module.css'

/** The buttons to edit and to delete a match. */
export function MatchRowActions({ match, actions }: { match: Match; actions: MatchActions }) {
  const now = useNow()
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
