import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { sendRequestsWith } from '#data/backend/backend.ts'
import { cataloguePartQuery } from '#data/catalogue/cataloguePart.ts'
import type { ContentReader } from '#data/contentReader.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Page } from '#url/pages.ts'
import { makeSearchParams } from '#url/searchParams.ts'
import { App } from './App.tsx'
import { type PageQueries, takeQueries } from './pageQueries.ts'
import { PRERENDERED_STYLE, markPrerendered } from './prerenderedPage.ts'
import { makeRouter } from './router.ts'
import type { RouterContext } from './routes/rootRoute.ts'

/** The host's data source for pages. */
export type PageSource = {
  readonly catalogue: Catalogue
  /** Sends a request to the backend as a guest. */
  readonly fetch: typeof fetch
}

/** A page whose route has loaded its content. */
export type LoadedPage = {
  /** The path and the parameters that the page knows: pages with the same address and queries are the same. */
  readonly address: string
  /** An element to put before the HTML, with the address that the page was rendered for. */
  readonly mark: string
  /** The content, for the browser. */
  readonly queries: PageQueries
  /** Whether the content depends on what members write, which may change at any time. */
  readonly isVolatile: boolean
  /**
   * @returns the HTML of `#root`. `style` attributes are moved to one style sheet before it, because the content security
   * policy allows style sheets by their hash (server/http/pages/inlineSources.ts).
   * @throws Error when a component throws. Only visitors with slow connections would notice it.
   */
  readonly render: () => string
}

/** The HTML that React writes in place of a component that threw. */
const FAILED = '<!--$!-->'

/** The message of the error. A production build of React leaves it out. */
const reasonIn = (html: string) => /<template[^>]*data-msg="([^"]*)"/.exec(html)?.[1] ?? 'a component threw'

/**
 * Loads the page at an address for a guest with the loaders of its route. The host runs it with a source and sends the page
 * with its content. The build runs it without one, for pages with placeholders.
 * @param address the address with its query.
 * @throws Error when the source could not be read.
 */
export async function loadPage(address: string, source?: PageSource): Promise<LoadedPage> {
  // A failed query is not retried after a pause, because other pages wait meanwhile.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  if (source) sendRequestsWith(source.fetch)
  let isHidden = false
  const loadContent = source ? loadOnHost(queryClient, source.catalogue, () => (isHidden = true)) : () => undefined
  const router = await loadRouter(address, { queryClient, loadContent, arrival: null })
  const { pathname, href } = router.history.location
  const queries = takeQueries(queryClient)
  if (isHidden) queryClient.clear()
  return {
    address: pathname + makeSearchParams(router.state.matches.at(-1)?._strictSearch ?? {}),
    mark: markPrerendered(href),
    queries: isHidden ? [] : queries,
    isVolatile: isHidden || queries.some(([[kind]]) => kind === 'user'),
    render: () => render(router),
  }
}

/** The name of the component of the page with this path pattern. The file of the component has the same name. */
export function componentName(pattern: Page['path']): string | undefined {
  const context = { queryClient: new QueryClient(), loadContent: () => undefined, arrival: null }
  const { routesByPath } = makeRouter(context, createMemoryHistory())
  const page = Object.values(routesByPath).find(({ fullPath }) => fullPath === pattern)?.options.component
  return page && 'displayName' in page ? String(page.displayName) : undefined
}

function loadOnHost(queryClient: QueryClient, catalogue: Catalogue, hide: () => void): RouterContext['loadContent'] {
  // The browser replaces an empty catalogue by the bundled cards.
  const filled = catalogue.cards.length > 0 ? catalogue : null
  const reader: ContentReader = {
    queryClient,
    catalogue: filled,
    part: (part) => filled && queryClient.setQueryData(cataloguePartQuery(part).queryKey, part.select(filled)),
    startQuery: () => undefined,
    viewer: async () => undefined,
    hide,
  }
  return async (read) => read(reader)
}

type Router = ReturnType<typeof makeRouter>

/** Makes the router at an address. If it redirects, for instance to leave out an invalid value, the target is loaded. */
async function loadRouter(address: string, context: RouterContext): Promise<Router> {
  const router = makeRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const result = router._serverResult
  const href = result?.type === 'redirect' ? result.redirect.options.href : undefined
  if (href !== undefined) return loadRouter(href, context)
  for (const { error } of router.state.matches)
    if (error !== undefined) throw new Error(`The page ${address} cannot be loaded`, { cause: error })
  return router
}

function render(router: Router): string {
  const html = renderToString(<App router={router} />)
  if (html.includes(FAILED)) throw new Error(`The page cannot be rendered: ${reasonIn(html)}`)
  return withStyleSheet(html)
}

const ESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Moves the `style` attributes of React's HTML to a style sheet before it. */
function withStyleSheet(html: string): string {
  const numbers = new Map<string, number>()
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return ` ${PRERENDERED_STYLE}="${number}"`
  })
  const rules = [...numbers].map(([style, number]) => {
    const text = style.replaceAll(/&(\S+?);/g, (whole, name: string) => ESCAPED[name] ?? whole)
    // A value cannot close the style element.
    return `[${PRERENDERED_STYLE}="${number}"]{${text.replaceAll('<', String.raw`\3c `)}}`
  })
  return rules.length > 0 ? `<style>${rules.join('')}</style>${body}` : body
}
