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

const SOURCES = globSync(
  ['{src,server,tools,e2e,bench,supabase}/**/*.{ts,tsx,mjs,css,sql}', 'docs/**/*.md', '*.{md,ts}', 'index.html'],
  { exclude: ['supabase/migrations/**'] },
)

test('every citation of a decision has its file', () => {
  const files = globSync('docs/decisions/*.md').map((file) => file.replace(/^.*\//, ''))
  const missing = SOURCES.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\bdecisions?[ /](\d{1,3})(?:(?:, | and )(\d{1,3}))*\b/g)]
      .flatMap(([citation]) => citation.match(/\d+/g) ?? [])
      .filter((number) => !files.some((file) => file.startsWith(number.padStart(3, '0'))))
      .map((number) => `${source}: decision ${number}`),
  )
  expect(missing).toEqual([])
})

/** A path from the root of the repository, in backticks in the docs and anywhere in comments. */
const PATH =
  /(?<![\w/.#-])(?:bench|docs|e2e|public|server|src|supabase|tools)\/[\w./-]*\w\.(?:css|html|md|mjs|sql|toml|tsx?)\b/g

test.each([
  ['see docs/backend.md.', ['docs/backend.md']],
  ['(`src/url/paths.ts`, `../src/url/paths.ts`)', ['src/url/paths.ts']],
  ['https://example.org/docs/a.md', []],
])('the paths of %j are found', (text, paths) => {
  expect(text.match(PATH) ?? []).toEqual(paths)
})

test('every cited path exists', () => {
  expect(SOURCES.length).toBeGreaterThan(1000)
  const isQuoted = /^(?:import|export)\b|['"]/
  const missing = SOURCES.filter((source) => !source.startsWith('tools/')).flatMap((source) =>
    readFileSync(source, 'utf8')
      .split('\n')
      .filter((line) => source.endsWith('.md') || !isQuoted.test(line.trim()))
      .flatMap((line) => line.match(PATH) ?? [])
      .filter((path) => !existsSync(path))
      .map((path) => `${source}: ${path}`),
  )
  expect(missing).toEqual([])
})
