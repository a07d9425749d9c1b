import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** How browsers say that a file of the site did not come: one of another version of it, or of a page that is not kept. */
const MISSING_FILE = /dynamically imported module|importing a module script/i

/** What a file that is missing means for whoever looks; for anything else what was thrown. */
function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (!MISSING_FILE.test(message)) return message
  return navigator.onLine
    ? 'A part of Lorefolio could not be loaded. There may be a newer version of it: reload the page.'
    : 'You are offline, and this page is not kept in this browser.'
}

/** The global fallback (specification §2): something was thrown that no page expected. */
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
        {describe(error)}
      </EmptyState>
    </main>
  )
}
