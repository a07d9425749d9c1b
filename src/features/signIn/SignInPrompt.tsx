import { Dialog } from '#ui/Dialog.tsx'
import { type Benefit, Benefits } from './Benefits.tsx'
import { SignInLink } from './SignInLink.tsx'
import styles from './SignInPrompt.module.css'

/**
 * Asks a guest to sign in for a member's action; afterwards they return to the same page (requirements §2, Subscription
 * dialogs; §5). Most guests have no account, so creating one comes first.
 * @param benefit the benefit of that action, which is listed first.
 * @param hasDraft whether the guest has made something that is still there after signing in.
 */
export function SignInPrompt({
  title,
  benefit,
  hasDraft = false,
  open,
  onClose,
}: {
  title: string
  benefit: Benefit
  hasDraft?: boolean
  open: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      footer={
        <>
          <SignInLink variant="gold" signUp>
            Create Account
          </SignInLink>
          <SignInLink>Sign In</SignInLink>
        </>
      }
    >
      {hasDraft ? (
        <p className={styles['draft']}>Your draft is saved on this device and is still here after you sign in.</p>
      ) : null}
      <Benefits first={benefit} />
    </Dialog>
  )
}
