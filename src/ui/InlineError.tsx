import { Button } from './Button.tsx'

/** Replaces a part of a page that failed to load, with a button to retry. */
export function InlineError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="alert">
      {message}{' '}
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  )
}
