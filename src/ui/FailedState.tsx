import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** What a page shows when what it is about could not be read, with a way to try again. */
export function FailedState({
  title,
  onRetry,
  heading,
  children,
}: {
  title: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    <EmptyState
      title={title}
      alert
      actions={
        <Button variant="gold" onClick={onRetry}>
          Try Again
        </Button>
      }
      {...(heading && { heading })}
    >
      {children}
    </EmptyState>
  )
}
