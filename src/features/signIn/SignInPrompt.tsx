import { Dialog } from '#ui/Dialog.tsx'
import { Benefits } from './Benefits.tsx'
import { SignInLink } from './SignInLink.tsx'

/**
 * Asks a guest to sign in for a member's action; afterwards they return to the same page (requirements §2, Subscription
 * dialogs; §5).
 */
export function SignInPrompt({ title, open, onClose }: { title: string; open: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      footer={
        <>
          <SignInLink signUp>Create Account</SignInLink>
          <SignInLink variant="gold">Sign In</SignInLink>
        </>
      }
    >
      <Benefits />
    </Dialog>
  )
}
