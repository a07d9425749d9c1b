import { ErrorState } from '#ui/ErrorState.tsx'

/** Shown when the profile could not be loaded. */
export function AdminCheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title="Permission Check Failed" heading="h1" retryLabel="Refresh Page" onRetry={onRetry}>
      Unable to verify your permissions. Please try refreshing the page.
    </ErrorState>
  )
}
