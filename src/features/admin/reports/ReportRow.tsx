import { Link } from '@tanstack/react-router'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { REPORTED_NAMES, type ReportedThing, reasonText } from '#domain/moderation/report.ts'
import { countOf } from '#domain/text/countOf.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { useNow } from '#ui/useNow.ts'
import rows from '../AdminRows.module.css'
import styles from './Reports.module.css'

/** A reported deck, guide or name with its reports. */
export function ReportRow({
  thing,
  isBusy,
  onHide,
  onDismiss,
}: {
  thing: ReportedThing
  isBusy: boolean
  onHide: (thing: ReportedThing) => void
  onDismiss: (thing: ReportedThing) => void
}) {
  const now = useNow()
  const { kind, target, reports, reasons, notes, words, deck, guide, username, displayName, firstAt } = thing
  const name = kind === 'name' ? [...new Set([username, displayName])].filter(Boolean).join(' · ') : (deck ?? '')
  const about = `${REPORTED_NAMES[kind]} ${name}`
  return (
    <li className={rows['row']}>
      <div>
        <h3>
          {REPORTED_NAMES[kind]}:{' '}
          <Link
            to={
              kind === 'name' ? paths.userDecks(target) : paths.deck(target, kind === 'guide' ? { tab: 'guide' } : {})
            }
          >
            {name}
          </Link>
        </h3>
        {kind === 'name' ? null : <p className={rows['soft']}>by {username}</p>}
        {guide ? <p className={styles['guide']}>{guide}</p> : null}
        {reports > 0 ? (
          <p>
            {countOf(reports, 'report')}: {reasons.map(reasonText).join(', ')}
          </p>
        ) : null}
        {words.length > 0 ? <p>Has {words.map((word) => `“${word}”`).join(', ')}</p> : null}
        {notes.length > 0 ? (
          <ul className={styles['notes']}>
            {/* Two members may write the same. */}
            {notes.map((note, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
              <li key={index}>“{note}”</li>
            ))}
          </ul>
        ) : null}
        <p className={rows['soft']}>{relativeTime(firstAt, now)}</p>
      </div>
      <div className={rows['actions']}>
        <Button aria-label={`Hide: ${about}`} isBusy={isBusy} onClick={() => onHide(thing)}>
          Hide
        </Button>
        <Button aria-label={`Dismiss: ${about}`} isBusy={isBusy} onClick={() => onDismiss(thing)}>
          Dismiss
        </Button>
      </div>
    </li>
  )
}
