import { CancelledError, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'
import type { RouterContext } from './rootRoute.ts'

/** A route could not load its data. The message is the title of the error page. */
export class PageLoadError extends Error {
  override readonly cause: Error

  constructor(title: string, cause: Error) {
    super(title)
    this.cause = cause
  }
}

/**
 * Reads a query for a page, unless it is cached.
 * @param importOptions imports the query and makes its options. If that code cannot be loaded, the code of the page cannot
 * be loaded either, and the page itself says so.
 * @param title makes the title of the error page from the message of the failure; by default it is the message.
 */
export async function loadQuery<QueryData, Data, Key extends QueryKey>(
  { queryClient }: Pick<RouterContext, 'queryClient'>,
  importOptions: () => Promise<QueryExecuteOptions<QueryData, Error, Data, QueryData, Key>>,
  title: (message: string) => string = (message) => message,
): Promise<void> {
  const options = await importOptions().catch(() => undefined)
  if (!options) return
  try {
    await queryClient.query({ ...options, staleTime: 'static' })
  } catch (error) {
    // Another user signed in or a change made the answer stale: the page reads it again.
    if (error instanceof CancelledError) return
    const cause = error instanceof Error ? error : new Error(String(error))
    throw new PageLoadError(title(cause.message), cause)
  }
}

/** Reads the catalogue for a page. */
export const loadCatalogue = (context: Pick<RouterContext, 'queryClient'>): Promise<void> =>
  loadQuery(
    context,
    async () => (await import('#data/catalogue/catalogue.ts')).catalogueQuery,
    (message) => `Error loading cards: ${message}`,
  )
