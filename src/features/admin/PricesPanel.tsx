import { CircleDollarSign } from 'lucide-react'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Figures } from './Figures.tsx'
import { RunSummary } from './RunSummary.tsx'
import { TaskPanel } from './TaskPanel.tsx'
import type { Maintenance } from './useMaintenance.ts'

/** The price data update (requirements §2, Admin dashboard). */
export function PricesPanel({ maintenance }: { maintenance: Maintenance }) {
  const { task, running, outcome, run } = maintenance
  const details = task?.details
  return (
    <TaskPanel
      maintenance={maintenance}
      anchor="prices"
      title="Price Data"
      icon={CircleDollarSign}
      about="Updates all prices from the card service. They change daily."
      failed="Price update failed"
      work="Reading the prices from the card service, set by set."
      actions={
        <Button
          variant={task?.success ? 'plain' : 'gold'}
          isBusy={running !== null}
          onClick={() => run('update-prices')}
        >
          {running ? 'Updating...' : 'Update Prices'}
        </Button>
      }
    >
      {outcome?.details ? (
        <RunSummary
          details={outcome.details}
          title="Price update completed"
          news={sayUpdated(outcome.details.updatedCount ?? 0)}
          noNews="No price has changed."
        />
      ) : null}
      {details && running === null ? (
        <Figures
          rows={[
            ['Cards checked', details.totalProcessed],
            ['Updated', details.updatedCount],
            ['Unchanged', details.unchangedCount],
            ['Without a price', details.noPriceDataCount],
            ['Not in the database', details.notFoundCount],
          ]}
        />
      ) : null}
    </TaskPanel>
  )
}

const sayUpdated = (count: number) =>
  count === 0 ? null : `${countOf(count, 'card')} ${count === 1 ? 'has' : 'have'} a new price.`
