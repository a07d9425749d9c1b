import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The pages that most guests open. */
const GUEST_PAGES = [
  'src/app/main.tsx',
  'src/app/start.tsx',
  'src/features/{landing,characters,sets,guides}/*Page.tsx',
  'src/features/cards/{CardsPage,CardPage}.tsx',
  'src/features/decks/list/DecksPage.tsx',
  'src/features/decks/detail/{DeckPage,DeckTools}.tsx',
]

/** Code that only members need: changes that are sent later, and sign-in. */
const MEMBER_CODE = ['src/data/offline/outbox.ts', 'node_modules/@supabase/supabase-js']

const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gms

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : `node_modules/${specifier}`
}

/** The modules that load with a module, each with the module that imports it. */
function loadedWith(entry: string): ReadonlyMap<string, string | null> {
  const importers = new Map<string, string | null>([[entry, null]])
  for (const [file] of importers) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      const imported = resolveImport(file, specifier)
      if (!importers.has(imported)) importers.set(imported, file)
    }
  }
  return importers
}

function pathTo(file: string, importers: ReadonlyMap<string, string | null>): string {
  const importer = importers.get(file)
  return importer ? `${pathTo(importer, importers)} > ${file}` : file
}

test.each(globSync(GUEST_PAGES))('%s loads no code that only members need', (page) => {
  const importers = loadedWith(page)
  expect(importers.size).toBeGreaterThan(1)
  expect(MEMBER_CODE.filter((file) => importers.has(file)).map((file) => pathTo(file, importers))).toEqual([])
})

test('code for members is found in a page for members', () => {
  const importers = loadedWith('src/features/collection/add/AddCardsPage.tsx')
  expect(importers.has('src/data/offline/outbox.ts')).toBe(true)
})
