import { TrieRouter } from 'hono/router/trie-router'
import { ALL_PAGES, type Page, type PageName } from '#url/pages.ts'

type FoundPage = {
  readonly name: PageName
  readonly page: Page
  /** The value of the parameter in the path; empty if the page has none. */
  readonly id: string
}

const router = new TrieRouter<Omit<FoundPage, 'id'>>()
for (const [name, page] of ALL_PAGES) router.add('GET', page.path.replaceAll('$', ':'), { name, page })

/**
 * Finds the page of a decoded path, with or without a slash at its end. Returns undefined for unknown paths, which the
 * browser redirects to the home page.
 */
export function findPage(path: string): FoundPage | undefined {
  const [[found] = []] = router.match('GET', path.length > 1 ? path.replace(/\/$/, '') : path)
  if (!found) return undefined
  const [page, params] = found
  const [id = ''] = Object.values<string | number>(params)
  return { ...page, id: String(id) }
}
