import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Replaces the content of a page that failed to load, with a button to retry. */
export function ErrorState({
  title,
  onRetry,
  heading,
  retryLabel = 'Try Again',
  children,
}: {
  title: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
  retryLabel?: string
  children?: ReactNode
}) {
  return (
    <EmptyState
      title={title}
      alert
      actions={
        <Button variant="gold" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
      {...(heading && { heading })}
    >
      {children}
    </EmptyState>
  )
}
