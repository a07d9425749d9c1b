import { Button } from '../Button.tsx'
import type { ButtonVariant } from '../buttonStyle.ts'
import type { LoadFailure } from './lazyComponent.ts'

/** The way on from code that could not be loaded: another try, or a newer version of the page. */
export function RetryButton({
  failure: { problem, isRetrying, retry },
  variant,
}: {
  failure: LoadFailure
  variant: ButtonVariant
}) {
  if (problem === 'outdated')
    return (
      <Button variant={variant} data-first onClick={() => location.reload()}>
        Reload Page
      </Button>
    )
  // Not the `disabled` attribute: it would take the focus away.
  return (
    <Button variant={variant} data-first aria-disabled={isRetrying} onClick={() => !isRetrying && retry()}>
      {isRetrying ? 'Trying...' : 'Try Again'}
    </Button>
  )
}
