import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { parseSentContent } from '#data/catalogue/sentContent.ts'
import type { Page } from '#url/pages.ts'
import { App } from './App.tsx'
import { PRERENDERED_STYLE, markPrerendered } from './prerenderedPage.ts'
import { makeRouter } from './router.ts'

/** The HTML that React writes in place of a component that threw. */
const FAILED = '<!--$!-->'

/** The message of the error. A production build of React leaves it out. */
const reasonIn = (html: string) => /<template[^>]*data-msg="([^"]*)"/.exec(html)?.[1] ?? 'a component threw'

/**
 * Renders the page at an address for a guest, before any query: its frame, its placeholders, and the content that the host
 * sends with it. The build runs it without content, the host with content.
 * @param path the address with its query.
 * @param sent the content as JSON (`parseSentContent`).
 * @returns the HTML of `#root`, marked with the address (prerenderedPage.ts). `style` attributes are moved to one style sheet
 * before it, because the content security policy allows style sheets by their hash (server/http/pages/inlineSources.ts).
 * @throws Error when a component throws. Only visitors with slow connections would notice it.
 */
export async function prerender(path: string, sent = '{}'): Promise<string> {
  const router = await loadRouter(path)
  const html = renderToString(<App router={router} sent={parseSentContent(sent)} />)
  if (html.includes(FAILED)) throw new Error(`The page ${path} cannot be drawn: ${reasonIn(html)}`)
  // No script listens yet for the pictures' load events: pictures show as soon as they arrive.
  return (
    markPrerendered(router.history.location.href) +
    withStyleSheet(html.replaceAll('data-state="loading"', 'data-state="drawn"'))
  )
}

/** The name of the component of the page with this path pattern. The file of the component has the same name. */
export function componentName(pattern: Page['path']): string | undefined {
  const { routesByPath } = makeRouter(createMemoryHistory())
  const page = Object.values(routesByPath).find(({ fullPath }) => fullPath === pattern)?.options.component
  return page && 'displayName' in page ? String(page.displayName) : undefined
}

/** Makes the router at `path`. If it redirects, for instance to leave out an invalid value, the target is rendered. */
async function loadRouter(path: string): Promise<ReturnType<typeof makeRouter>> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const result = router._serverResult
  const href = result?.type === 'redirect' ? result.redirect.options.href : undefined
  return href === undefined ? router : loadRouter(href)
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
