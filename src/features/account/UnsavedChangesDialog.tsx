import { useBlocker } from '@tanstack/react-router'
import { isViewer } from '#data/session/viewerId.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Asks for confirmation before a member leaves or closes the page with unsaved changes. */
export function UnsavedChangesDialog({ userId, isUnsaved }: { userId: string; isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // After a sign-out in another tab there is nothing to save.
    shouldBlockFn: ({ current, next }) => isUnsaved && isViewer(userId) && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved && isViewer(userId),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title="Unsaved Changes"
      question="Your profile has changes that are not saved. Leave without saving them?"
      confirm="Leave Without Saving"
      isDestructive
      open={status === 'blocked'}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    />
  )
}
