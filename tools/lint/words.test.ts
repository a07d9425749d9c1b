import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BANNED_NAMES } from './bannedNames.ts'
import { BANNED_PHRASES, type BannedWord } from './bannedWords.ts'
import { ALLOWED, CLEAN_FILES, CLEAN_FOLDERS } from './cleanFolders.ts'
import { readWords, type Word } from './readWords.ts'

const EXTENSIONS = '{ts,tsx,mjs,css,sql}'

type Finding = { readonly file: string; readonly line: number; readonly word: string; readonly plain: string }

const findIn = (file: string, words: readonly Word[], banned: readonly BannedWord[]): Finding[] =>
  words.flatMap(({ text, line }) =>
    banned.flatMap(({ pattern, plain }) => {
      const [word] = pattern.exec(text) ?? []
      return word === undefined ? [] : [{ file, line, word: word.trim(), plain }]
    }),
  )

function findingsIn(file: string, source: string): Finding[] {
  const { texts, names } = readWords(file, source)
  const stem = basename(file).replace(/\..*$/, '')
  return [...findIn(file, texts, BANNED_PHRASES), ...findIn(file, [{ text: stem, line: 1 }, ...names], BANNED_NAMES)]
}

const isAllowedBy =
  ({ file, word }: Finding) =>
  (allowed: (typeof ALLOWED)[number]) =>
    file.startsWith(allowed.path) && word.toLowerCase() === allowed.word

const cleanFiles = globSync([...CLEAN_FILES, ...CLEAN_FOLDERS.map((folder) => `${folder}/**/*.${EXTENSIONS}`)])

test.each([...BANNED_PHRASES, ...BANNED_NAMES])('$pattern finds “$bad” and not “$good”', ({ pattern, bad, good }) => {
  expect(bad).toMatch(pattern)
  expect(good).not.toMatch(pattern)
})

describe('a planted word is found', () => {
  test.each([
    ['a.ts', '/** What the host\n * draws. */\nconst a = 1', 'What'],
    ['a.ts', 'const a = 1 // kept for later', 'kept'],
    ['a.tsx', 'const a = <p>{/* for those who listen */}</p>', 'those who'],
    ['a.ts', "test.each([1])('whoever asks', () => {})", 'whoever'],
    ['a.ts', 'const { a: keptPage } = b', 'kept'],
    ['a.ts', 'export function f(ownDecks: number) {}', 'own'],
    ['a.ts', 'type A = { readonly drawnCard: string }', 'drawn'],
    ['a.ts', 'type A = { setAside(): void }', 'setAside'],
    ['a.ts', 'class A { setAside() {} }', 'setAside'],
    ['keptFor.ts', 'const a = 1', 'kept'],
    ['a.css', '/* drawn by\n   hand */\n.a { color: red }', 'drawn'],
    ['a.sql', "select 'kept'; -- by themselves", 'by themselves'],
    ['a.html', '<a>kept</a>\n<script>\n// drawn by\n// hand\n</script>', 'drawn'],
    ['a.json', '{ "a": "kept", "message": "Whoever imports this." }', 'Whoever'],
    ['Dockerfile', '# A volume that is\n# kept.\nRUN kept', 'kept'],
  ])('in %s: %s', (file, source, word) => {
    expect(findingsIn(file, source).map((finding) => finding.word)).toEqual([word])
  })

  test('except in strings and in imports', () => {
    const source = "import { keptPage } from './kept.ts'\nconst text = 'kept // drawn'\nconst url = `https://kept`"
    expect(findingsIn('a.ts', source)).toEqual([])
  })
})

describe('clean folders', () => {
  const findings = cleanFiles.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')))

  test('contain no banned words', () => {
    expect(cleanFiles.length).toBeGreaterThan(200)
    const refused = findings.filter((finding) => !ALLOWED.some(isAllowedBy(finding)))
    expect(refused.map(({ file, line, word, plain }) => `${file}:${line} says “${word}”. Plain: ${plain}`)).toEqual([])
  })

  test('need every exception', () => {
    expect(ALLOWED.filter((allowed) => !findings.some((finding) => isAllowedBy(finding)(allowed)))).toEqual([])
  })
})
