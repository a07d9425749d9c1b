import type { ReactNode } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { activityAction, type ActivityEntry } from '#domain/collection/activity.ts'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import styles from './ActivityRow.module.css'
import { CopiesLine } from './CopiesLine.tsx'

/** A change of the copies of a card, with its time. */
export function ActivityRow({
  entry,
  now,
  catalogue,
  undo,
}: {
  entry: ActivityEntry
  now: number
  catalogue: Catalogue
  /** The undo of the change, if it can be undone. */
  undo?: ReactNode
}) {
  return (
    <CopiesLine copies={entry} action={activityAction(entry)} catalogue={catalogue}>
      <time
        className={styles['time']}
        dateTime={entry.updatedAt}
        title={dateFormat({ dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(entry.updatedAt))}
      >
        {relativeTime(entry.updatedAt, now)}
      </time>
      {undo}
    </CopiesLine>
  )
}
