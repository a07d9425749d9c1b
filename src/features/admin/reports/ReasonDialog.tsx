import { useState } from 'react'
import { MAX_REASON } from '#domain/moderation/report.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Takes the reason for a decision. */
export function ReasonDialog({
  title,
  hint,
  onSave,
  onClose,
}: {
  /** Also the text of its button. */
  title: string
  hint: string
  /** Rejects with the reason why it failed. */
  onSave: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ reason?: string }>({})
  const save = () => {
    const why = plainLine(reason)
    setProblems(why === '' ? { reason: 'Enter a reason.' } : {})
    return why === '' ? null : onSave(why)
  }
  return (
    <FormDialog title={title} submit={[title, 'Saving...']} problems={problems} onSave={save} onClose={onClose}>
      <TextField
        label="Reason"
        value={reason}
        error={problems.reason}
        hint={hint}
        maxLength={MAX_REASON}
        autoComplete="off"
        data-first
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
