import { Link } from '@tanstack/react-router'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { type HiddenThing, REPORTED_NAMES } from '#domain/moderation/report.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { useNow } from '#ui/useNow.ts'
import rows from '../AdminRows.module.css'
import styles from './Reports.module.css'

/** Something hidden, or restored since. */
export function HiddenRow({ thing, onRestore }: { thing: HiddenThing; onRestore: (thing: HiddenThing) => void }) {
  const now = useNow()
  const { kind, deckId, authorId, content, reason, hiddenAt, hiddenBy, restoredAt, restoredBecause } = thing
  return (
    <li className={rows['row']}>
      <div>
        <h3>
          {REPORTED_NAMES[kind]}:{' '}
          <Link to={deckId === null ? paths.userDecks(authorId) : paths.deck(deckId)}>
            {kind === 'guide' ? 'of this deck' : content}
          </Link>
        </h3>
        {kind === 'guide' && restoredAt === null ? <p className={styles['guide']}>{content}</p> : null}
        <p className={rows['soft']}>
          Hidden {relativeTime(hiddenAt, now).toLowerCase()} by {hiddenBy ?? 'a deleted account'}: {reason}
        </p>
        {restoredAt === null ? null : (
          <p className={rows['soft']}>
            Restored {relativeTime(restoredAt, now).toLowerCase()}: {restoredBecause}
          </p>
        )}
      </div>
      {restoredAt === null ? (
        <Button aria-label={`Restore: ${REPORTED_NAMES[kind]} ${content ?? ''}`} onClick={() => onRestore(thing)}>
          Restore
        </Button>
      ) : null}
    </li>
  )
}
