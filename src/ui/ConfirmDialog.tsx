import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  title,
  question,
  confirm,
  isDestructive = false,
  open,
  onCancel,
  onConfirm,
}: {
  title: string
  question: string
  /** The action's name, shown on the confirming button. */
  confirm: string
  /** Whether the action deletes something; the button is then red. */
  isDestructive?: boolean
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant={isDestructive ? 'danger' : 'gold'} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
