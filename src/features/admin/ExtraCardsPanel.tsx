import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import type { ExtraCards } from '#domain/admin/extraCards.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ExtraCardsFound } from './ExtraCardsFound.tsx'
import { RemovalNotice } from './RemovalNotice.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { type ExtraCardsState, useExtraCards } from './useExtraCards.ts'
import { WorkProgress } from './WorkProgress.tsx'

/** Finds and removes cards in the database that the card service lacks (requirements §2, Extra-cards checker). */
export function ExtraCardsPanel({ adminId }: { adminId: string }) {
  const { state, check, remove, stop } = useExtraCards(adminId)
  const [asking, setAsking] = useState<ExtraCards | null>(null)
  const { phase, progress, found, checkError, removal } = state
  const extra = found?.extraCards.length ?? 0
  return (
    <StatusPanel
      anchor="extra-cards"
      title="Extra Cards"
      icon={ScanSearch}
      status={statusOf(state)}
      about="Finds cards in the database that the card service does not list."
      actions={
        <>
          <Button isBusy={phase !== 'idle'} onClick={() => void check()}>
            {sayWork(phase) ?? (found ? 'Check Again' : 'Check for Extra Cards')}
          </Button>
          {phase !== 'idle' ? (
            <Button onClick={stop}>Stop</Button>
          ) : extra > 0 ? (
            <Button variant="danger" onClick={() => setAsking(found)}>
              Remove {countOf(extra, 'Extra Card')}
            </Button>
          ) : null}
        </>
      }
    >
      {phase === 'idle' ? null : (
        <WorkProgress progress={progress}>
          {phase === 'checking'
            ? 'Reading the card service, set by set.'
            : 'Removing one card at a time. Leaving this page stops it; what was removed stays removed.'}
        </WorkProgress>
      )}
      {checkError === null ? null : (
        <Notice kind="error" title="Check Failed">
          {checkError}
        </Notice>
      )}
      <RemovalNotice removal={removal} />
      {found && phase === 'idle' ? <ExtraCardsFound found={found} refused={removal?.refused} /> : null}
      {asking ? (
        <ConfirmDialog
          title="Remove Extra Cards"
          question={`Are you sure you want to remove ${asking.extraCards.length} extra cards from the database? This action cannot be undone.`}
          confirm="Remove"
          isDestructive
          open
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            void remove(asking)
          }}
        />
      ) : null}
    </StatusPanel>
  )
}

function sayWork(phase: ExtraCardsState['phase']): string | null {
  return { idle: null, checking: 'Checking...', removing: 'Removing...' }[phase]
}

function statusOf({ phase, found, checkError }: ExtraCardsState) {
  if (phase !== 'idle') return 'Running'
  if (checkError !== null) return 'Failed'
  return found ? 'Success' : 'Not Run'
}
