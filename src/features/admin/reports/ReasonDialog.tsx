import { useId, useState } from 'react'
import { MAX_REASON } from '#domain/moderation/report.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
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
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    const why = plainLine(reason)
    if (why === '') return setProblem('Enter a reason.')
    setIsSaving(true)
    try {
      await onSave(why)
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setIsSaving(false)
  }
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="gold" type="submit" form={id} disabled={isSaving}>
            {title}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Reason"
          value={reason}
          error={problem}
          hint={hint}
          maxLength={MAX_REASON}
          autoComplete="off"
          data-first
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
