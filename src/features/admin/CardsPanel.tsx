import { Database } from 'lucide-react'
import { describeDifference, type TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Figures } from './Figures.tsx'
import { RunSummary } from './RunSummary.tsx'
import styles from './StatusPanel.module.css'
import { TaskPanel } from './TaskPanel.tsx'
import type { Maintenance } from './useMaintenance.ts'

/** Compares the numbers of cards here and at the card service, and imports missing cards (requirements §2). */
export function CardsPanel({ maintenance }: { maintenance: Maintenance }) {
  const { task, running, outcome, run } = maintenance
  const details = task?.details
  const isImport = outcome ? outcome.name === 'import-missing-cards' : (details?.importedCount ?? null) !== null
  const isShort = (details?.difference ?? 0) > 0
  return (
    <TaskPanel
      maintenance={maintenance}
      anchor="cards"
      title="Card Database"
      icon={Database}
      about="Compares the card count with the card service and adds missing cards. It never removes cards."
      failed={isImport ? 'Import failed' : 'Card count check failed'}
      work={
        running === 'check-card-count'
          ? 'Counting the cards of the card service, set by set.'
          : 'Reading the cards of the card service, set by set.'
      }
      actions={
        <>
          <Button
            variant={task && task.success !== true ? 'gold' : 'plain'}
            isBusy={running !== null}
            onClick={() => run('check-card-count')}
          >
            {running === 'check-card-count' ? 'Checking...' : 'Check Card Count'}
          </Button>
          <Button
            variant={isShort ? 'gold' : 'plain'}
            isBusy={running !== null}
            onClick={() => run('import-missing-cards')}
          >
            {running === 'import-missing-cards' ? 'Importing...' : 'Import Missing Cards'}
          </Button>
        </>
      }
    >
      {outcome?.details && isImport ? (
        <RunSummary
          details={outcome.details}
          title="Import completed"
          news={sayImported(outcome.details)}
          noNews="There was nothing to add."
        />
      ) : null}
      {details && running === null ? (
        <>
          {details.difference === null ? null : (
            <p className={styles['verdict']} data-good={details.difference === 0 ? '' : undefined}>
              {describeDifference(details.difference)}
            </p>
          )}
          <Figures
            rows={[
              ['In the database', details.databaseCount],
              ['At the card service', details.lorcastCount],
              ['Imported', details.importedCount],
              ['Pack ids replaced', details.adoptedCount],
              ['Changed', details.changedCount || null],
              ['Duplicates merged', details.joinedCount || null],
              ['Only in the offline pack', details.packOnlyCount || null],
            ]}
          />
        </>
      ) : null}
    </TaskPanel>
  )
}

function sayImported({ importedCount, adoptedCount, joinedCount }: TaskDetails): string | null {
  if (!importedCount && !adoptedCount && !joinedCount) return null
  return [
    `${countOf(importedCount ?? 0, 'card')} added.`,
    ...(adoptedCount ? [`${countOf(adoptedCount, 'offline card')} linked to the card service.`] : []),
    ...(joinedCount ? [`${countOf(joinedCount, 'duplicate card')} merged.`] : []),
  ].join(' ')
}
