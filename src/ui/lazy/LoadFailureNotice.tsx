import { Notice } from '../Notice.tsx'
import type { LoadFailure } from './lazyComponent.ts'
import { LOAD_PROBLEMS } from './loadModule.ts'
import { RetryButton } from './RetryButton.tsx'

/** Stands in for a part of a page whose code could not be loaded. */
export function LoadFailureNotice({ title, failure }: { title: string; failure: LoadFailure }) {
  return (
    <Notice kind="error" title={title} action={<RetryButton failure={failure} variant="quiet" />}>
      {LOAD_PROBLEMS[failure.problem]}
    </Notice>
  )
}
