import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { makeRouter } from './router.ts'

/** What React writes in place of a part that threw. */
const FAILED = '<!--$!-->'

/** What went wrong, as far as React tells: a production build says less. */
const reasonIn = (html: string) => /<template[^>]*data-msg="([^"]*)"/.exec(html)?.[1] ?? 'a component threw'

/**
 * Draws the page at an address as it looks to a guest before any data is there: the whole page where it needs none,
 * the page's frame with its waiting shapes elsewhere. Run by the build.
 * @returns the HTML of `#root`, without style attributes: the content security policy would refuse them.
 * @throws Error when a part of it cannot be drawn: nobody would see that but visitors with a slow connection.
 */
export async function prerender(path: string): Promise<string> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<App router={router} />)
  if (html.includes(FAILED)) throw new Error(`The page ${path} cannot be drawn: ${reasonIn(html)}`)
  return html.replaceAll(/ style="[^"]*"/g, '')
}
