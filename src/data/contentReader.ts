import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { CataloguePart } from './catalogue/cataloguePart.ts'

export type StartQuery = <Data, Key extends QueryKey>(query: QueryExecuteOptions<Data, Error, Data, Data, Key>) => void

/** How page loaders read data, in the browser and on the host. */
export type ContentReader = {
  /** All queries in it are sent with the page. */
  readonly queryClient: QueryClient
  /** The host's catalogue; null in the browser, and while it has no cards. */
  readonly catalogue: Catalogue | null
  /** Fills in a part of the catalogue. The browser loads the whole catalogue instead. */
  readonly part: <Content>(part: CataloguePart<Content>) => void
  /** Starts a query that is not sent with the page. The host leaves it out. */
  readonly startQuery: StartQuery
  /** The id of the signed-in user, once the session is known; undefined for guests, and on the host. */
  readonly viewer: () => Promise<string | undefined>
  /** Sends the page without content. The content may be private, and its owner must not get a "not found" page. */
  readonly hide: () => void
}
