import { Pencil, Trash2 } from 'lucide-react'
import type { Match } from '#domain/matches/match.ts'
import { Button } from '#ui/Button.tsx'
import { matchName } from '../texts.ts'
import type { MatchActions } from './matchActions.ts'
import styles from './MatchRowActions.module.css'

/** The buttons to edit and to delete a match. */
export function MatchRowActions({ match, actions }: { match: Match; actions: MatchActions }) {
  return (
    <div className={styles['actions']}>
      <Button variant="bare" aria-label={`Edit: ${matchName(match)}`} onClick={() => actions.onEdit(match)}>
        <Pencil aria-hidden size={17} />
      </Button>
      <Button variant="bare" aria-label={`Delete: ${matchName(match)}`} onClick={() => actions.onDelete(match)}>
        <Trash2 aria-hidden size={17} />
      </Button>
    </div>
  )
}
