import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type FunctionComponent, useCallback, useEffect } from 'react'
import { Failure, unreachableText } from '#data/backend/errors.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { siteTitle } from '#url/pageHead.ts'
import { PageLoadError } from './loadQuery.ts'

/** A component that a page shows instead of the usual error page. */
export type FailedPage = FunctionComponent<{ onRetry: () => void }>

/** Shown when the data of a page could not be loaded, until there is a connection again. Other errors go on to the global error page. */
export function PageLoadFailure({ error, Failed }: Pick<ErrorComponentProps, 'error'> & { Failed?: FailedPage }) {
  const router = useRouter()
  const retry = useCallback(() => void router.invalidate(), [router])
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  if (!(error instanceof PageLoadError || error instanceof Failure)) throw error
  const { message } = error
  const cause = error instanceof PageLoadError ? error.cause : error
  return (
    <>
      <PageHead title={siteTitle(message)} noindex />
      {Failed ? (
        <Failed onRetry={retry} />
      ) : (
        <ErrorState title={message} heading="h1" onRetry={retry}>
          {unreachableText(cause) ?? (message.includes(cause.message) ? null : cause.message)}
        </ErrorState>
      )}
    </>
  )
}
