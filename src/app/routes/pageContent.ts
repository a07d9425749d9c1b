import type { QueryClient } from '@tanstack/react-query'
import type { ContentReader, StartQuery } from '#data/contentReader.ts'
import { startedViewerId } from '#data/session/viewerId.ts'

/**
 * Loads what a page shows. The host waits for it and sends it with the page. The browser starts it while the page's code is
 * still loading, does not wait, and shows failures in the page. The build reads nothing.
 */
export type LoadContent = (
  read: (reader: ContentReader) => Promise<void>,
  /** In the browser, loads what the page waits for, instead of `read`, unless the content came with the page. */
  load?: () => Promise<void> | undefined,
  /** Whether the browser loads all cards as soon as the page is opened; true by default. */
  options?: { readonly startsCatalogue: boolean },
) => Promise<void> | void

/**
 * Loads content in the browser. Most pages with content show cards, so the catalogue is loaded too.
 * @param isSent whether the content came with the page. Then it is refetched by the page, after hydration: an answer before
 * that would differ from what the host rendered.
 */
export function loadInBrowser(queryClient: QueryClient, isSent: () => boolean): LoadContent {
  const startQuery: StartQuery = (query) => void queryClient.query(query).catch(() => undefined)
  const reader: ContentReader = {
    queryClient,
    catalogue: null,
    part: () => undefined,
    startQuery,
    viewer: startedViewerId,
    hide: () => undefined,
  }
  const startCatalogue = async () => startQuery((await import('#data/catalogue/catalogue.ts')).catalogueQuery)
  return (read, load, { startsCatalogue } = { startsCatalogue: true }) => {
    if (startsCatalogue) startCatalogue().catch(() => undefined)
    if (isSent()) return undefined
    if (load) return load()
    read(reader).catch(() => undefined)
    return undefined
  }
}
