import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSignOut } from './useSignOut.ts'

/** Asks before signing out (requirements §5). */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      title="Sign Out"
      question="Are you sure you want to sign out?"
      confirm="Sign Out"
      open={open}
      onCancel={onClose}
      onConfirm={async () => {
        onClose()
        await signOut()
      }}
    />
  )
}
