import { getRouteApi, Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { MAX_ACTIVITY_ENTRIES } from '#data/collection/collectionActivity.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type ActivityDay, type ActivityEntry, groupByDay, searchActivity } from '#domain/collection/activity.ts'
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
  if (entries.length === 0)
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
  const found = searchActivity(entries, text, (cardId) => catalogue.byId.get(cardId)?.name)
  return (
    <>
      <SearchField label="Search activity" placeholder="Search activity..." value={text} onChange={setText} />
      <p role="status" className={styles['count']}>
        {found.length === entries.length
          ? `${found.length < MAX_ACTIVITY_ENTRIES ? '' : 'The latest '}${countOf(found.length, 'change')} in the last 30 days`
          : `Showing ${found.length} of ${countOf(entries.length, 'change')}`}
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
        groupByDay(found, now).map((day) => <Day key={day.label} day={day} now={now} catalogue={catalogue} />)
      )}
    </>
  )
}

function Day({ day, now, catalogue }: { day: ActivityDay; now: number; catalogue: Catalogue }) {
  const id = useId()
  return (
    <section className={styles['day']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{day.label}</h2>
        <p>{countOf(day.entries.length, 'change')}</p>
      </header>
      <ul className={listStyles['list']}>
        {day.entries.map((entry) => (
          <ActivityRow key={`${entry.cardId} ${entry.isFoil}`} entry={entry} now={now} catalogue={catalogue} />
        ))}
      </ul>
    </section>
  )
}
