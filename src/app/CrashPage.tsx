import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The global error page (requirements §2), for errors that no page handles. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <main>
      <EmptyState
        title="Something went wrong"
        heading="h1"
        alert
        actions={
          <Button variant="gold" onClick={() => location.reload()}>
            Reload Page
          </Button>
        }
      >
        {error instanceof Error ? error.message : String(error)}
      </EmptyState>
    </main>
  )
}
