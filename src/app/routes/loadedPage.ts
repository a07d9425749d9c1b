import type { ErrorComponentProps } from '@tanstack/react-router'
import { createElement, type FunctionComponent } from 'react'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import { type FailedPage, PageLoadFailure } from './PageLoadFailure.tsx'

/**
 * The options of a route whose loader awaits the data of the page.
 * @param pending imports the shape of the page while its data is loading.
 * @param failed imports the replacement of the usual error page.
 * @param isPreloadable the same value as for the page (FOR_MEMBERS).
 */
export function loadedPage(
  pending: () => Promise<FunctionComponent>,
  { failed, isPreloadable = false }: { failed?: () => Promise<FailedPage>; isPreloadable?: boolean } = {},
) {
  const Failed = failed && lazyExtra(failed, { isPreloadable })
  return {
    pendingComponent: lazyExtra(pending, { isPreloadable }),
    errorComponent: ({ error }: Pick<ErrorComponentProps, 'error'>) =>
      createElement(PageLoadFailure, { error, ...(Failed && { Failed }) }),
  }
}
