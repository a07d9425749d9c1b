import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import { startSession } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'

type StartQuery = <Data, Key extends QueryKey>(query: QueryExecuteOptions<Data, Error, Data, Data, Key>) => void

/** What a route's loader reads with. */
export type ContentReader = {
  readonly queryClient: QueryClient
  /** Fills in a part of the catalogue. The browser loads the whole catalogue instead. */
  readonly part: <Content>(part: CataloguePart<Content>) => void
  /** Starts a query that is not sent with the page. The host leaves it out. */
  readonly startQuery: StartQuery
  /** The id of the signed-in user, once the session is known; undefined for guests, and on the host. */
  readonly viewer: () => Promise<string | undefined>
}

/**
 * Loads what a page shows. The host waits for it and sends it with the page. The browser starts it while the page's code is
 * still loading, does not wait, and shows failures in the page. The build reads nothing.
 */
export type LoadContent = (read: (reader: ContentReader) => Promise<unknown>) => Promise<unknown> | void

/** Loads content in the browser. Each page with content shows cards, so that the catalogue is loaded too. */
export function loadInBrowser(queryClient: QueryClient): LoadContent {
  const startQuery: StartQuery = (query) => void queryClient.query(query).catch(() => undefined)
  const reader: ContentReader = {
    queryClient,
    part: () => undefined,
    startQuery,
    viewer: async () => {
      await startSession()
      return viewerId()
    },
  }
  const startCatalogue = async () => startQuery((await import('#data/catalogue/catalogue.ts')).libraryQuery)
  return (read) => {
    for (const started of [startCatalogue(), read(reader)]) started.catch(() => undefined)
  }
}
