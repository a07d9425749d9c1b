import { Database } from 'lucide-react'
import { describeDifference, type TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Notice } from '#ui/Notice.tsx'
import { Figures } from './Figures.tsx'
import { RunButton } from './RunButton.tsx'
import styles from './StatusPanel.module.css'
import { TaskPanel } from './TaskPanel.tsx'
import type { Maintenance } from './useMaintenance.ts'

/** How many cards there are here and at the card service, and the import of those that are missing (specification §2). */
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
      about="Compares how many cards the card service has, and adds those that are missing. Nothing is removed by it."
      failed={isImport ? 'Import failed' : 'Card count check failed'}
      work={
        running === 'check-card-count'
          ? 'Counting the cards of the card service, set by set.'
          : 'Reading the cards of the card service, set by set.'
      }
      actions={
        <>
          <RunButton
            variant={task && task.success !== true ? 'gold' : 'plain'}
            isBusy={running !== null}
            onRun={() => run('check-card-count')}
          >
            {running === 'check-card-count' ? 'Checking...' : 'Check Card Count'}
          </RunButton>
          <RunButton
            variant={isShort ? 'gold' : 'plain'}
            isBusy={running !== null}
            onRun={() => run('import-missing-cards')}
          >
            {running === 'import-missing-cards' ? 'Importing...' : 'Import Missing Cards'}
          </RunButton>
        </>
      }
    >
      {outcome?.details && isImport ? (
        <Notice kind="success" title="Import completed">
          {sayImported(outcome.details)}
        </Notice>
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
            ]}
          />
        </>
      ) : null}
    </TaskPanel>
  )
}

function sayImported({ importedCount, adoptedCount }: TaskDetails): string {
  if (!importedCount && !adoptedCount) return 'There was nothing to add.'
  const imported = `${countOf(importedCount ?? 0, 'card')} added.`
  return adoptedCount
    ? `${imported} ${countOf(adoptedCount, 'card')} of the offline pack took over the service's ids.`
    : imported
}
