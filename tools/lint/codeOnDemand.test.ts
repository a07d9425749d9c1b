import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const BYPASS = /\blazyRouteComponent\b|\blazy\b(?=[^'"]*\} from 'react')|React\.lazy/

/** The dynamic imports outside of calls of lazyRoute and the functions of src/ui/lazy, and uses of other lazy loaders. */
const unguarded = (source: string): string[] => {
  const guarded = source.replaceAll(
    /\b(?:lazy(?:Dialog|Panel|Extra|Component|Route)|loadModule)\((?:[^;]*?)import\([^)]*\)/g,
    '',
  )
  return [...(guarded.match(/\bimport\([^)]*\)/g) ?? []), ...(source.match(BYPASS) ?? [])]
}

test('code that is loaded without src/ui/lazy is found', () => {
  expect(unguarded("const A = lazyDialog('A', async () => (await import('./A.tsx')).A)")).toEqual([])
  expect(unguarded("await loadModule(() => import('papaparse'))")).toEqual([])
  expect(unguarded("lazyRoute(() => import('#features/a/APage.tsx'), 'APage')")).toEqual([])
  expect(unguarded("const a = await import('./a.ts')")).toHaveLength(1)
  expect(unguarded("const A = lazyDialog('A', load); void import('./a.ts')")).toHaveLength(1)
  expect(unguarded("import { lazy, useState } from 'react'")).toHaveLength(1)
  expect(unguarded("import { lazyRouteComponent } from '@tanstack/react-router'")).toHaveLength(1)
})

/** Otherwise the failure to load a file would replace the whole page, or reload it without a network. */
test('only src/ui/lazy loads code on demand', () => {
  const files = globSync(['src/features/**/*.{ts,tsx}', 'src/ui/**/*.{ts,tsx}', 'src/app/*.tsx']).filter(
    // main.tsx runs before anything could show a failure, and start.tsx sends outboxes in the background.
    (file) => !/\.(?:test|fixture)\.tsx?$|^src\/ui\/lazy\/|^src\/app\/(?:main|start)\.tsx$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => unguarded(readFileSync(file, 'utf8')).map((part) => `${file}: ${part}`))
  expect(found).toEqual([])
})

/** The modules that load together with `entries`: all their direct and indirect imports, without dynamic imports and types. */
function loadedWith(entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [, path = ''] of source.matchAll(/^import (?!type )[^'"]*?from '([^']+\.tsx?)'/gm))
      queue.push(path.startsWith('#') ? `src/${path.slice(1)}` : normalize(join(file, '..', path)))
  }
  return found
}

test('no page that guests open loads the outbox, which only members need', () => {
  const outbox = 'src/data/offline/outbox.ts'
  const pages = globSync('src/features/**/*Page.tsx', { exclude: ['src/features/shelf/**'] })
  expect(pages.length).toBeGreaterThan(20)
  expect(loadedWith(['src/data/offline/outboxes.ts'])).toContain(outbox)
  expect(pages.filter((page) => loadedWith([page, 'src/app/start.tsx']).has(outbox))).toEqual([])
})
