import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements } from './readRequirements.ts'

type Citation = { readonly section: number; readonly topic: string | undefined }

/** Applied migrations keep their comments. The schema is generated from these, so it has the same sections by their old name. */
const FILES = globSync(
  [
    '{src,server,tools,e2e,bench,supabase}/**/*.{ts,tsx,mjs,css,sql}',
    'docs/**/*.md',
    '{README,CONTRIBUTING}.md',
    'index.html',
  ],
  { exclude: ['supabase/migrations/**', 'docs/requirements/**', 'tools/docs/*.test.ts'] },
)

/** Finds "§4, Bulk add", also in a comment of several lines. A topic begins after a comma, or with a capital letter. */
function citationsIn(source: string): Citation[] {
  const text = source.replaceAll(/\n\s*(?:\*|\/\/|--)?\s*/g, ' ')
  return [...text.matchAll(/§ ?(\d)((?:,? (?=[A-Z])|, (?!and )(?:the )?"?)(\w[\w ,-]*))?/g)].map((match) => ({
    section: Number(match[1]),
    topic: match[3]?.replace(/(?:,| and)? *$/, ''),
  }))
}

const requirements = readRequirements()

const isCovered = (section: number, topic: string): boolean =>
  requirements.some(
    (requirement) =>
      requirement.section === section && ` ${requirement.label},`.toLowerCase().includes(` ${topic.toLowerCase()}`),
  )

/** A topic is one label, or several labels joined by a comma or "and". */
function resolves({ section, topic }: Citation): boolean {
  if (topic === undefined) return requirements.some((requirement) => requirement.section === section)
  return isCovered(section, topic) || topic.split(/, | and /).every((part) => isCovered(section, part))
}

const show = ({ section, topic }: Citation) => `§${section}${topic === undefined ? '' : `, ${topic}`}`

test.each([
  ['(requirements §9)', ['§9']],
  ['requirements §2, Community decks and User decks; §6', ['§2, Community decks and User decks', '§6']],
  ['/** The list (requirements §5, Deck\n * import). */', ['§5, Deck import']],
  ['(requirements §7, §9)', ['§7', '§9']],
  ['requirements §4 and §7', ['§4', '§7']],
  ['-- (specification §3 admin_tasks, §4 Bulk add)', ['§3', '§4, Bulk add']],
  ['requirements §3, "Card as used by the UI")', ['§3, Card as used by the UI']],
  ['requirements §2, the confirmation page)', ['§2, confirmation page']],
])('the citations of %j are found', (source, found) => {
  expect(citationsIn(source).map(show)).toEqual(found)
})

test('every citation has its heading or row in docs/requirements', () => {
  expect(FILES.length).toBeGreaterThan(500)
  const unresolved = FILES.flatMap((file) =>
    citationsIn(readFileSync(file, 'utf8'))
      .filter((citation) => !resolves(citation))
      .map((citation) => `${file}: ${show(citation)}`),
  )
  expect(unresolved).toEqual([])
})

test('citations name the requirements in the repository', () => {
  const files = FILES.filter((file) => !file.startsWith('supabase/schema/'))
  expect(files.filter((file) => /specification['’]?s? §/.test(readFileSync(file, 'utf8')))).toEqual([])
})
