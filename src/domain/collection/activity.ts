import { foldText } from '../cards/foldText.ts'
import { dayLabel } from '../dates/dayLabel.ts'

/** A row of a collection on the activity page (requirements §2, Collection activity). */
export type ActivityEntry = {
  readonly cardId: string
  readonly quantity: number
  readonly isFoil: boolean
  /** ISO dates and times. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** The entries of a day. */
export type ActivityDay = {
  /** "Today", "Yesterday", "3 days ago", or the full date. */
  readonly label: string
  /** Newest first. */
  readonly entries: readonly ActivityEntry[]
}

const SAME_INSTANT_MS = 1000

/** The last action on an entry (requirements §4, Activity entry action). */
export function activityAction({
  createdAt,
  updatedAt,
}: Pick<ActivityEntry, 'createdAt' | 'updatedAt'>): 'Added to collection' | 'Updated quantity' {
  const isNew = Math.abs(Date.parse(updatedAt) - Date.parse(createdAt)) < SAME_INSTANT_MS
  return isNew ? 'Added to collection' : 'Updated quantity'
}

/** Whether both are the same copies, perhaps at different times. Copies that were removed and added again differ. */
export const isSameEntry = (a: ActivityEntry, b: ActivityEntry): boolean =>
  a.cardId === b.cardId && a.isFoil === b.isFoil && a.createdAt === b.createdAt

/** The entries, and those of `shown` that are no longer among them because their copies are gone. */
export const withGone = (entries: readonly ActivityEntry[], shown: readonly ActivityEntry[]): ActivityEntry[] => [
  ...entries,
  ...shown.filter((entry) => !entries.some((other) => isSameEntry(entry, other))),
]

/**
 * Groups entries by the day of their last change, newest first. A time in the future counts as today, because clocks
 * differ; an unreadable one comes last, as "Invalid date".
 * @param now milliseconds since the epoch.
 * @param timeZone such as 'Europe/Berlin'; by default the device's time zone.
 */
export function groupByDay(entries: readonly ActivityEntry[], now: number, timeZone?: string): ActivityDay[] {
  const newestFirst = entries.toSorted((a, b) => timeOf(b) - timeOf(a))
  const labelOf = (entry: ActivityEntry) =>
    timeOf(entry) > now ? 'Today' : dayLabel(entry.updatedAt, now, { dateStyle: 'full', timeZone })
  return [...Map.groupBy(newestFirst, labelOf)].map(([label, ofDay]) => ({ label, entries: ofDay }))
}

/** Treats an unreadable time as older than all others. */
function timeOf({ updatedAt }: ActivityEntry): number {
  const time = Date.parse(updatedAt)
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time
}

/**
 * The entries of cards whose name contains the text, ignoring case and accents (requirements §5); all for an empty
 * text.
 * @param nameOf returns the full name of a card by its id; undefined for an unknown card.
 */
export function searchActivity(
  entries: readonly ActivityEntry[],
  text: string,
  nameOf: (cardId: string) => string | undefined,
): readonly ActivityEntry[] {
  const wanted = foldText(text.trim())
  if (wanted === '') return entries
  return entries.filter(({ cardId }) => foldText(nameOf(cardId) ?? '').includes(wanted))
}
