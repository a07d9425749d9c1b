import { Button } from './Button.tsx'

/** What a part of a page shows in place of what could not be read, with a way to try again. */
export function FailedNote({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="alert">
      {message}{' '}
      <Button variant="quiet" onClick={onRetry}>
        Try Again
      </Button>
    </p>
  )
}
