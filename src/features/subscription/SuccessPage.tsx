import { settings } from '#data/settings.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { Processing } from './Processing.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { Welcome } from './Welcome.tsx'

/** The page after a payment (requirements §2, Subscription dialogs and confirmation). */
export function SuccessPage() {
  const userId = useViewerId()
  return (
    <>
      <PageHead {...pages.success.head} />
      {userId ? (
        <Confirmation userId={userId} />
      ) : (
        <EmptyState
          title="Sign in to see your subscription"
          heading="h1"
          actions={<SignInLink variant="gold">Sign In</SignInLink>}
        >
          A subscription belongs to an account. Sign in to the one that you subscribed with.
        </EmptyState>
      )}
    </>
  )
}

function Confirmation({ userId }: { userId: string }) {
  const { confirmation, checkAgain } = useConfirmation(userId)
  switch (confirmation.status) {
    case 'processing':
      return <Processing />
    case 'active':
      return <Welcome subscription={confirmation.subscription} />
    case 'failed':
      return <ErrorState title="Failed to fetch subscription" heading="h1" onRetry={checkAgain} />
    case 'late':
      return (
        <EmptyState
          title="No active subscription yet"
          heading="h1"
          alert
          actions={
            <Button variant="gold" onClick={checkAgain}>
              Check Again
            </Button>
          }
        >
          If you have paid, the payment is still being confirmed. That can take a few minutes, and you need not wait
          here: your account shows the plan as soon as it is active.
          {settings.contact ? (
            <>
              {' '}
              If the problem continues, write to <a href={`mailto:${settings.contact}`}>{settings.contact}</a>.
            </>
          ) : null}
        </EmptyState>
      )
  }
}
