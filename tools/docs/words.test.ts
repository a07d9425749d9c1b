import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BANNED_PHRASES } from '../lint/bannedWords.ts'
import { isRiddle } from './isRiddle.ts'

const PAGES = globSync(['*.md', 'docs/**/*.md'])

/** A sentence, list item or table cell that begins with a relative clause without its noun. */
const HEADLESS = /(?:^|[.:] |\| |^- )(?:who|what|whose|whom|whoever|whatever)\b(?![^.|]*\?)/i

/** Code, literal texts, test titles and link targets, which the docs only quote. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"|(?<!\w)'[^']*'(?!\w)|\]\([^)]*\)|https?:\S+/g

/** The paragraphs, list items and table rows of a page without code blocks and quotations. */
function proseOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '')
  return text.split(/\n\s*\n|\n(?=\s*-|\|)/).map((block) =>
    block
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(QUOTED, '…')
      .trim(),
  )
}

function findingsIn(prose: string): string[] {
  const patterns = [HEADLESS, ...BANNED_PHRASES.map(({ pattern }) => pattern)]
  return patterns.flatMap((pattern) => pattern.exec(prose)?.[0].trim() ?? [])
}

test.each([
  ['Whoever asks is told.', true],
  ['- what is not set is off', true],
  ['| who asks | waits |', true],
  ['The page is drawn by the host.', true],
  ['Members who sign in see their decks.', false],
  ['What does it cost?', false],
])('“%s” has words to decode: %s', (prose, expected) => {
  expect(findingsIn(prose).length > 0).toBe(expected)
})

test.each(PAGES)('%s is in plain words', (page) => {
  const findings = proseOf(page).flatMap((prose) => findingsIn(prose).map((word) => `“${word}” in: ${prose}`))
  expect(findings).toEqual([])
})

test.each(PAGES)('the headings of %s name their topic', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '')
  const headings = [...text.matchAll(/^#+ (?:\d+\. |§\d )?(.+)$/gm)].map(([, heading = '']) => heading)
  expect(headings.filter(isRiddle)).toEqual([])
})
