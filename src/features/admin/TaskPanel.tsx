import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { describeLeftOut, lastRunLabel, type MaintenanceTask, taskStatus } from '#domain/admin/maintenanceTask.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useNow } from '#ui/useNow.ts'
import { ErrorList } from './ErrorList.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import styles from './StatusPanel.module.css'
import type { Maintenance } from './useMaintenance.ts'
import { WorkProgress } from './WorkProgress.tsx'

const WHEN = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** The panel of a maintenance task: last run, progress, failure (requirements §2, Admin panel behaviors). */
export function TaskPanel({
  maintenance: { task, isUnreadable, retry, running, outcome },
  failed,
  work,
  children,
  ...panel
}: {
  maintenance: Maintenance
  anchor: string
  title: string
  icon: LucideIcon
  about: string
  actions: ReactNode
  /** The title of a failure. */
  failed: string
  /** The text during a run. */
  work: string
  children: ReactNode
}) {
  const status = running ? 'Running' : task && taskStatus(task)
  return (
    <StatusPanel {...panel} status={status}>
      {isUnreadable ? (
        <Notice kind="error" action={<Button onClick={retry}>Retry</Button>}>
          Error loading status
        </Notice>
      ) : null}
      <LastRun task={task} />
      {running === 'elsewhere' ? <Notice>This task is running already. Please wait until it has ended.</Notice> : null}
      {running ? <WorkProgress>{work} You can leave this page: it goes on.</WorkProgress> : null}
      {running ? null : <WhyFailed task={task} outcome={outcome} failed={failed} />}
      {status === 'Incomplete' && task ? (
        <Notice kind="warning" title="Incomplete">
          {describeLeftOut(task.details)} were left out. Run it again to read them.
        </Notice>
      ) : null}
      {children}
      {task && !running && isMore(task) ? <ErrorList {...task.details} /> : null}
    </StatusPanel>
  )
}

/** The only error of a failed run is already shown as its reason. */
const isMore = ({ success, details }: MaintenanceTask) => success || details.errorCount > 1

function LastRun({ task }: { task: MaintenanceTask | undefined }) {
  const now = useNow()
  if (!task) return null
  const { lastRun, nextRun } = task
  const isNext = nextRun !== null && Date.parse(nextRun) > now
  const label = lastRunLabel(lastRun, now)
  const isDate = lastRun !== null && !Number.isNaN(Date.parse(lastRun))
  return (
    <p className={styles['lastRun']}>
      Last run:{' '}
      {isDate ? (
        <time dateTime={lastRun} title={WHEN.format(Date.parse(lastRun))}>
          {label}
        </time>
      ) : (
        label
      )}
      {isNext ? (
        <>
          {' · Next run: '}
          <time dateTime={nextRun}>{WHEN.format(Date.parse(nextRun))}</time>
        </>
      ) : null}
    </p>
  )
}

function WhyFailed({
  task,
  outcome,
  failed,
}: {
  task: MaintenanceTask | undefined
  outcome: Maintenance['outcome']
  failed: string
}) {
  const failure = outcome?.failure
  if (failure?.kind === 'offline')
    return (
      <Notice kind="error" title={failure.message}>
        No response. If the task is still running, its result will appear here.
      </Notice>
    )
  const reason = failure?.message ?? (task?.success === false ? (task.error ?? 'Unknown error') : null)
  if (reason === null) return null
  return (
    <Notice kind="error" title={failed}>
      {reason}
    </Notice>
  )
}
