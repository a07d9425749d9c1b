import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Notice } from './Notice.tsx'
import styles from './FormDialog.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { showToast } from './toast.ts'
import { useIsMounted } from './useIsMounted.ts'

const SAVE = ['Save', 'Saving...'] as const
const NONE = {}

/**
 * A dialog with a form that saves and closes. New problems move the focus to the first field with one.
 * @param submit the texts of its button: before, and while it saves.
 * @param problems those that the last attempt to save found.
 * @param isLoading whether data is still missing without which it cannot be saved.
 * @param onSave saves, or returns null if a field has a problem. It rejects with a reason, which the dialog shows. If
 * the dialog was closed meanwhile, a toast shows the reason.
 * @param onSaved called after `onClose` when the dialog has saved, unless it was closed meanwhile.
 */
export function FormDialog({
  title,
  submit = SAVE,
  problems = NONE,
  isLoading = false,
  onSave,
  onSaved,
  onClose,
  children,
}: {
  title: string
  submit?: readonly [string, string]
  problems?: object
  isLoading?: boolean
  onSave: () => Promise<unknown> | null
  onSaved?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isMounted = useIsMounted()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems])

  const save = async () => {
    const saving = onSave()
    if (!saving) return
    setFailure(null)
    setIsSaving(true)
    try {
      await saving
      // The parent's `onClose` would close a dialog opened since.
      if (!isMounted()) return
      onClose()
      onSaved?.()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (isMounted()) setFailure(message)
      else showToast(message)
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
          <SubmitButton form={id} disabled={isLoading} isBusy={isSaving}>
            {submit[isSaving ? 1 : 0]}
          </SubmitButton>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure === null ? null : <Notice kind="error">{failure}</Notice>}
        {children}
      </form>
    </Dialog>
  )
}
