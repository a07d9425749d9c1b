import { useQueryClient } from '@tanstack/react-query'
import { LibraryBig } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { invalidateCards } from '#data/admin/adminStats.ts'
import { isIncomplete, type NewSet } from '#domain/admin/maintenanceTask.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { Figures } from './Figures.tsx'
import { NewSetRow } from './NewSetRow.tsx'
import styles from './StatusPanel.module.css'
import { TaskPanel } from './TaskPanel.tsx'
import type { Maintenance } from './useMaintenance.ts'

/** Finds sets of the card service that the database lacks, and adds them (requirements §2, Sets monitoring). */
export function SetsPanel({
  adminId,
  maintenance,
  onImport,
  missingSets,
  serviceSets,
  storedSets,
}: {
  adminId: string
  maintenance: Maintenance
  /** Imports the cards of all sets. */
  onImport: () => void
  missingSets: readonly NewSet[]
  /** The known number of sets of the card service, and the current number in the database; null if unknown. */
  serviceSets: number | null
  storedSets: number | null
}) {
  const { task, running, outcome, run } = maintenance
  const [isHidden, setIsHidden] = useState(false)
  /** The set that was added last, or the reason why it exists already; null before. */
  const [ended, setEnded] = useState<{ readonly set: NewSet; readonly text: string; readonly isAdded: boolean } | null>(
    null,
  )
  const queryClient = useQueryClient()
  const check = () => {
    setIsHidden(false)
    setEnded(null)
    run('check-sets')
  }
  const end = async (set: NewSet, isAdded: boolean, text: string) => {
    await invalidateCards(queryClient, adminId)
    setEnded({ set, text, isAdded })
  }
  const afterAdding = (set: NewSet, withCards: boolean) => {
    if (withCards) onImport()
    const cards = withCards
      ? 'The import of its cards has started, see Card Database.'
      : 'The next import adds its cards.'
    return end(set, true, `${set.name} was added. ${cards}`)
  }
  const isShown = missingSets.length > 0 && running === null && !isHidden
  return (
    <TaskPanel
      maintenance={maintenance}
      anchor="sets"
      title="Sets Monitoring"
      icon={LibraryBig}
      about="Checks the card service for sets that are not in the database yet."
      failed={outcome ? 'Sets check failed' : 'Last Check Failed'}
      work="Reading the sets of the card service."
      actions={
        <>
          <Button variant={task && task.success !== true ? 'gold' : 'plain'} isBusy={running !== null} onClick={check}>
            {running ? 'Checking...' : 'Check Now'}
          </Button>
          {missingSets.length > 0 && running === null ? (
            <Button aria-expanded={isShown} onClick={() => setIsHidden(isShown)}>
              {isShown ? 'Hide Results' : 'Show Results'}
            </Button>
          ) : null}
        </>
      }
    >
      {outcome?.details?.newSets.length === 0 && !isIncomplete(outcome.details) ? (
        <NothingNew key={outcome.endedAt} endedAt={outcome.endedAt}>
          No new sets: the database has all {outcome.details.totalApiSets} sets of the card service.
        </NothingNew>
      ) : null}
      {ended === null ? null : (
        // Each set has another notice, because a notice takes the focus only when it appears.
        <Notice key={ended.set.id} kind={ended.isAdded ? 'success' : 'error'}>
          <span ref={focusIfLost} tabIndex={-1}>
            {ended.text}
          </span>
        </Notice>
      )}
      {isShown ? (
        <ul className={styles['rows']} aria-label="New sets">
          {missingSets.map((set) => (
            <NewSetRow key={set.id} set={set} onAdded={afterAdding} onExisting={(reason) => end(set, false, reason)} />
          ))}
        </ul>
      ) : null}
      {task && running === null ? (
        <Figures
          rows={[
            ['At the card service', serviceSets],
            ['In the database', storedSets],
          ]}
        />
      ) : null}
    </TaskPanel>
  )
}

/** Requirements §2: the notice hides 30 s after a run without new sets. */
const SHOWN_MS = 30_000

function NothingNew({ endedAt, children }: { endedAt: number; children: ReactNode }) {
  const [isOver, setIsOver] = useState(() => Date.now() - endedAt >= SHOWN_MS)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), endedAt + SHOWN_MS - Date.now())
    return () => clearTimeout(timer)
  }, [endedAt])
  return isOver ? null : <Notice kind="success">{children}</Notice>
}
