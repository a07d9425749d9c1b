import { useState } from 'react'
import { sendReport } from '#data/moderation/reports.ts'
import { MAX_NOTE, REPORT_REASONS, type ReportedKind, type ReportReason } from '#domain/moderation/report.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './ReportDialog.module.css'

/** Reports a deck, its guide or a member's name to the administrators. */
export function ReportDialog({
  userId,
  kind,
  target,
  onClose,
}: {
  userId: string
  kind: ReportedKind
  /** The id of the deck or member. */
  target: string
  onClose: () => void
}) {
  const [reason, setReason] = useState<ReportReason>('offensive')
  const [note, setNote] = useState('')
  const send = async () => {
    await sendReport(userId, { kind, target, reason, note: plainLine(note) })
    showToast('Thank you. An administrator will look at it.')
  }
  return (
    <FormDialog
      title={{ deck: 'Report Deck', guide: 'Report Guide', name: 'Report Name' }[kind]}
      submit={['Send Report', 'Sending...']}
      onSave={send}
      onClose={onClose}
    >
      <SelectField
        label="Reason"
        value={reason}
        data-first
        onChange={({ target }) => setReason(target.value as ReportReason)} // an option below
      >
        {Object.entries(REPORT_REASONS).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Note (optional)"
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className={styles['hint']}>Only administrators see your report.</p>
    </FormDialog>
  )
}
