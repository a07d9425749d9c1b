import { Button } from '../Button.tsx'
import type { ButtonVariant } from '../buttonStyle.ts'
import type { LoadFailure } from './lazyComponent.ts'

/** Loads code again that could not be loaded, or reloads the page if the site has a newer version. */
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
  return (
    <Button variant={variant} data-first isBusy={isRetrying} onClick={retry}>
      {isRetrying ? 'Trying...' : 'Try Again'}
    </Button>
  )
}
