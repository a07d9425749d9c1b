import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { makeRouter } from './router.ts'

/**
 * Draws the page at an address as it looks to a guest before any data is there: the whole page where it needs none,
 * the page's frame with its waiting shapes elsewhere. Run by the build.
 * @returns the HTML of `#root`, without style attributes: the content security policy would refuse them.
 */
export async function prerender(path: string): Promise<string> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(<App router={router} />).replaceAll(/ style="[^"]*"/g, '')
}
