import { useId, useState } from 'react'
import { sendReport } from '#data/moderation/reports.ts'
import { MAX_NOTE, REPORT_REASONS, type ReportedKind, type ReportReason } from '#domain/moderation/report.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
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
  const id = useId()
  const [reason, setReason] = useState<ReportReason>('offensive')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setFailure(null)
    setIsSending(true)
    try {
      await sendReport(userId, { kind, target, reason, note: plainLine(note) })
      showToast('Thank you. An administrator will look at it.')
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
    setIsSending(false)
  }
  return (
    <Dialog
      title={{ deck: 'Report Deck', guide: 'Report Guide', name: 'Report Name' }[kind]}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="gold" type="submit" form={id} disabled={isSending}>
            {isSending ? 'Sending...' : 'Send Report'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {failure === null ? null : <Notice kind="error">{failure}</Notice>}
        <SelectField
          label="Reason"
          value={reason}
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
      </form>
    </Dialog>
  )
}
