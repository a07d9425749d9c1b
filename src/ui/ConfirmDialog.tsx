import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks once before something that cannot be taken back. */
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
  /** The name of what will be done, on the button that does it. */
  confirm: string
  /** Whether it takes something away, which the button’s colour says. */
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
