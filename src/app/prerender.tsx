import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { parseSentCards } from '#data/sentCards.ts'
import { App } from './App.tsx'
import { makeRouter } from './router.ts'

/** What React writes in place of a part that threw. */
const FAILED = '<!--$!-->'

/** What went wrong, as far as React tells: a production build says less. */
const reasonIn = (html: string) => /<template[^>]*data-msg="([^"]*)"/.exec(html)?.[1] ?? 'a component threw'

/**
 * Draws the page at an address as it looks to a guest before the browser has read anything: the page's frame with its
 * waiting shapes, and the cards that are sent along with it. Run by the build, without cards, and by the host.
 * @param path with its query.
 * @param sent those cards as JSON (`parseSentCards`).
 * @returns the HTML of `#root`. Styles of single elements stand in `data-style`: the content security policy would refuse
 * `style`, and src/app/main.tsx puts them in their place.
 * @throws Error when a part of it cannot be drawn: nobody would see that but visitors with a slow connection.
 */
export async function prerender(path: string, sent = '{}'): Promise<string> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<App router={router} sent={parseSentCards(sent)} />)
  if (html.includes(FAILED)) throw new Error(`The page ${path} cannot be drawn: ${reasonIn(html)}`)
  // Nobody there hears that a picture has come: it shows as soon as it is here.
  return html.replaceAll(' style="', ' data-style="').replaceAll('data-state="loading"', 'data-state="drawn"')
}
