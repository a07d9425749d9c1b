import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = globSync(['*.md', 'docs/**/*.md'])

/** Makes a heading's anchor as GitHub does. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(target)) return true
  if (anchor === undefined) return false
  const headings = readFileSync(target, 'utf8').match(/^#+ .+$/gm) ?? []
  return !headings.some((heading) => anchorOf(heading.replace(/^#+ /, '')) === anchor)
}

test('every relative link of the docs leads to a file and a heading', () => {
  const broken = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => isBroken(page, link))
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('every citation of a decision has its file', () => {
  const sources = globSync(['{src,server,tools,e2e,bench,supabase}/**/*.{ts,tsx,css}', 'docs/**/*.md', '*.md'])
  const files = globSync('docs/decisions/*.md').map((file) => file.replace(/^.*\//, ''))
  const missing = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\bdecisions? (\d{1,3})(?: and (\d{1,3}))?\b/g)]
      .flatMap(([, first, second]) => [first, second])
      .filter((number) => number !== undefined && !files.some((file) => file.startsWith(number.padStart(3, '0'))))
      .map((number) => `${source}: decision ${number}`),
  )
  expect(missing).toEqual([])
})
