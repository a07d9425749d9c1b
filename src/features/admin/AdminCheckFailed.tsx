import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shown when the profile could not be loaded. */
export function AdminCheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Permission Check Failed"
      heading="h1"
      alert
      actions={
        <Button variant="gold" onClick={onRetry}>
          Refresh Page
        </Button>
      }
    >
      Unable to verify your permissions. Please try refreshing the page.
    </EmptyState>
  )
}
