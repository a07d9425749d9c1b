import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import type { LoadFailure } from './lazyComponent.ts'
import { LOAD_PROBLEMS } from './loadModule.ts'
import { RetryButton } from './RetryButton.tsx'

/** Stands in for a dialog whose code could not be loaded. */
export function LoadFailureDialog({
  title,
  failure,
  onClose,
}: {
  /** The title of the dialog. */
  title: string
  failure: LoadFailure
  onClose: () => void
}) {
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <RetryButton failure={failure} variant="gold" />
        </>
      }
    >
      <p role="alert">{LOAD_PROBLEMS[failure.problem]}</p>
    </Dialog>
  )
}
