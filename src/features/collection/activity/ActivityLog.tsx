import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { MAX_ACTIVITY_ENTRIES } from '#data/collection/collectionActivity.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import {
  activityAction,
  type ActivityDay,
  type ActivityEntry,
  groupByDay,
  isSameEntry,
  searchActivity,
  withGone,
} from '#domain/collection/activity.ts'
import { countOf } from '#domain/text/countOf.ts'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { useNow } from '#ui/useNow.ts'
import listStyles from './ActivityList.module.css'
import styles from './ActivityLog.module.css'
import { ActivityRow } from './ActivityRow.tsx'
import { UndoAdding } from './UndoAdding.tsx'

const PAGE = '/user/$userId/collection/activity'
const route = getRouteApi(PAGE)

/** The changes by day, with a search by card name (requirements §2, Collection activity). */
export function ActivityLog({
  userId,
  entries,
  catalogue,
}: {
  userId: string
  entries: readonly ActivityEntry[]
  catalogue: Catalogue
}) {
  const { search = '' } = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(search, (typed) =>
    changeAddress({ search: { search: typed.trim() ? typed : undefined }, ...typingStep() }),
  )
  const now = useNow()
  const [begun, setBegun] = useState<readonly ActivityEntry[]>([])
  const [done, setDone] = useState<readonly ActivityEntry[]>([])
  // Undone entries stay in their places until the visitor leaves the page.
  const listed = withGone(entries, begun)
  if (listed.length === 0)
    return (
      <EmptyState
        title="No Activity Yet"
        actions={
          <Link to={paths.userCollection(userId)} className={buttonStyle('gold')}>
            Go to Collection
          </Link>
        }
      >
        Cards you add or change are listed here for 30 days.
      </EmptyState>
    )
  const found = searchActivity(listed, text, (cardId) => catalogue.byId.get(cardId)?.name)
  // Only for an added entry is the number of copies before the change known: there were none.
  const renderUndo = (entry: ActivityEntry) => {
    const isAdded = activityAction(entry) === 'Added to collection'
    const first = begun.find((other) => isSameEntry(entry, other))
    if (!isAdded && !first) return null
    return (
      <UndoAdding
        userId={userId}
        entry={first ?? entry}
        name={catalogue.byId.get(entry.cardId)?.name ?? 'Unknown card'}
        isUndone={first !== undefined && (done.includes(first) || !entries.includes(entry))}
        isChanged={!isAdded}
        onBegin={() => setBegun((before) => (before.includes(first ?? entry) ? before : [...before, entry]))}
        onDone={() => setDone((before) => [...before, first ?? entry])}
      />
    )
  }
  return (
    <>
      <SearchField label="Search activity" placeholder="Search activity..." value={text} onChange={setText} />
      <p role="status" className={styles['count']}>
        {found.length === listed.length
          ? `${found.length < MAX_ACTIVITY_ENTRIES ? '' : 'The latest '}${countOf(found.length, 'change')} in the last 30 days`
          : `Showing ${found.length} of ${countOf(listed.length, 'change')}`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No Matching Activity"
          actions={
            <ClearButton variant="gold" onPress={() => setText('')}>
              Clear Search
            </ClearButton>
          }
        >
          No card that changed lately is called “{text.trim()}”.
        </EmptyState>
      ) : (
        groupByDay(found, now).map((day) => (
          <Day key={day.label} day={day} now={now} catalogue={catalogue} renderUndo={renderUndo} />
        ))
      )}
    </>
  )
}

function Day({
  day,
  now,
  catalogue,
  renderUndo,
}: {
  day: ActivityDay
  now: number
  catalogue: Catalogue
  renderUndo: (entry: ActivityEntry) => ReactNode
}) {
  const id = useId()
  return (
    <section className={styles['day']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{day.label}</h2>
        <p>{countOf(day.entries.length, 'change')}</p>
      </header>
      <ul className={listStyles['list']}>
        {day.entries.map((entry) => (
          <ActivityRow
            key={`${entry.cardId} ${entry.isFoil} ${entry.createdAt}`}
            entry={entry}
            now={now}
            catalogue={catalogue}
            undo={renderUndo(entry)}
          />
        ))}
      </ul>
    </section>
  )
}
