import { useEffect } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { LoadFailure } from '#ui/lazy/lazyComponent.ts'
import { LOAD_PROBLEMS } from '#ui/lazy/loadModule.ts'
import { RetryButton } from '#ui/lazy/RetryButton.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { siteTitle } from '#url/pageHead.ts'
import { reloadOnce } from './reloadOnce.ts'

/** The error page for a page whose code could not be loaded. */
export function RouteLoadFailure({ failure }: { failure: LoadFailure }) {
  const { problem } = failure
  useEffect(() => {
    // The previous page has been left already, so a reload loses no input.
    if (problem === 'outdated') reloadOnce()
  }, [problem])
  return (
    <>
      <PageHead title={siteTitle('Page not loaded')} noindex />
      <EmptyState
        title="This page could not be loaded"
        heading="h1"
        alert
        actions={<RetryButton failure={failure} variant="gold" />}
      >
        {LOAD_PROBLEMS[problem]}
      </EmptyState>
    </>
  )
}
