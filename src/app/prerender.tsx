import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { parseSentContent } from '#data/catalogue/sentContent.ts'
import { App } from './App.tsx'
import { PRERENDERED_STYLE, markPrerendered } from './prerenderedPage.ts'
import { makeRouter } from './router.ts'

/** What React writes in place of a part that threw. */
const FAILED = '<!--$!-->'

/** What went wrong, as far as React tells: a production build says less. */
const reasonIn = (html: string) => /<template[^>]*data-msg="([^"]*)"/.exec(html)?.[1] ?? 'a component threw'

/**
 * Draws the page at an address as it looks to a guest before the browser has read anything: the page's frame with its
 * waiting shapes, and the content that is sent along with it. Run by the build, without any, and by the host.
 * @param path with its query.
 * @param sent that content as JSON (`parseSentContent`).
 * @returns the HTML of `#root`, with a mark that says what was drawn (drawnPage.ts). Styles of single elements stand in one style sheet before it, which the content security
 * policy can name (server/http/pages/inlineSources.ts): `style` attributes it would refuse.
 * @throws Error when a part of it cannot be drawn: nobody would see that but visitors with a slow connection.
 */
export async function prerender(path: string, sent = '{}'): Promise<string> {
  const router = await loadRouter(path)
  const html = renderToString(<App router={router} sent={parseSentContent(sent)} />)
  if (html.includes(FAILED)) throw new Error(`The page ${path} cannot be drawn: ${reasonIn(html)}`)
  // Nobody there hears that a picture has come: it shows as soon as it is here.
  return (
    markPrerendered(router.history.location.href) +
    withStyleSheet(html.replaceAll('data-state="loading"', 'data-state="drawn"'))
  )
}

/**
 * The router at `path`. It redirects an address with values that make no sense to one without them, and the
 * page is rendered as it is there.
 */
async function loadRouter(path: string): Promise<ReturnType<typeof makeRouter>> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const result = router._serverResult
  const href = result?.type === 'redirect' ? result.redirect.options.href : undefined
  return href === undefined ? router : loadRouter(href)
}

const ESCAPED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Moves the `style` attributes of HTML that React wrote into a style sheet before it. */
function withStyleSheet(html: string): string {
  const numbers = new Map<string, number>()
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return ` ${PRERENDERED_STYLE}="${number}"`
  })
  const rules = [...numbers].map(([style, number]) => {
    const text = style.replaceAll(/&(\S+?);/g, (whole, name: string) => ESCAPED[name] ?? whole)
    // Nothing in it can end the element.
    return `[${PRERENDERED_STYLE}="${number}"]{${text.replaceAll('<', String.raw`\3c `)}}`
  })
  return rules.length > 0 ? `<style>${rules.join('')}</style>${body}` : body
}
