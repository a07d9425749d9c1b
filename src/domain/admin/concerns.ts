import { countOf } from '../text/countOf.ts'
import {
  describeDifference,
  describeLeftOut,
  lastRunLabel,
  type MaintenanceTask,
  taskStatus,
} from './maintenanceTask.ts'

/** A problem for administrators. `area` is the part of the dashboard where they can solve it. */
export type Concern = { readonly area: 'prices' | 'cards' | 'sets' | 'extra-cards'; readonly text: string }

/** Prices change daily, so older ones are outdated. */
const OLD_PRICES_MS = 3 * 24 * 60 * 60_000

/**
 * Lists the problems of the last runs in the order of the dashboard; empty if there are none.
 * @param tasks the last runs of the three tasks.
 * @param missingSets the number of the card service's sets that the database lacks.
 * @param now milliseconds since the epoch.
 */
export function findConcerns(
  tasks: { readonly prices: MaintenanceTask; readonly cards: MaintenanceTask; readonly sets: MaintenanceTask },
  missingSets: number,
  now: number,
): Concern[] {
  const { prices, cards, sets } = tasks
  return [
    ...about('prices', describeRun(prices, 'Prices were never updated.', 'The last price update failed.')),
    ...about('prices', describeOmissions(prices, 'The last price update')),
    ...about('prices', prices.success ? describeAge(prices, now) : null),
    ...about('cards', describeRun(cards, 'The cards were never counted.', 'The last card count check failed.')),
    ...about(
      'cards',
      describeOmissions(cards, cards.details.importedCount === null ? 'The last count' : 'The last import'),
    ),
    ...about(
      (cards.details.difference ?? 0) < 0 ? 'extra-cards' : 'cards',
      taskStatus(cards) === 'Success' ? describeCardDifference(cards) : null,
    ),
    ...about('sets', describeRun(sets, 'New sets were never checked.', 'The last sets check failed.')),
    ...about('sets', describeOmissions(sets, 'The last sets check')),
    ...about('sets', missingSets > 0 ? `${countOf(missingSets, 'new set')} can be added.` : null),
  ]
}

const about = (area: Concern['area'], text: string | null): Concern[] => (text === null ? [] : [{ area, text }])

function describeRun(task: MaintenanceTask, never: string, failed: string): string | null {
  return { Success: null, Incomplete: null, Failed: failed, 'Not Run': never }[taskStatus(task)]
}

/** A run that did not fail may still have skipped sets, or cards of a set. */
function describeOmissions(task: MaintenanceTask, run: string): string | null {
  const { errorCount } = task.details
  const status = taskStatus(task)
  if (status === 'Incomplete') return `${run} left out ${describeLeftOut(task.details)}.`
  return status === 'Success' && errorCount > 0 ? `${run} had ${countOf(errorCount, 'error')}.` : null
}

function describeAge({ lastRun }: MaintenanceTask, now: number): string | null {
  const isOld = lastRun !== null && now - Date.parse(lastRun) > OLD_PRICES_MS
  return isOld ? `Prices were last updated ${lastRunLabel(lastRun, now)}.` : null
}

function describeCardDifference({ details: { difference } }: MaintenanceTask): string | null {
  return difference ? `${describeDifference(difference)}.` : null
}
