import { expect, test } from 'vitest'
import { makeImportedModules } from './importedModules.ts'

const ICONS = '/work/node_modules/icons/dist/index.mjs'
const QUERY = '/work/node_modules/@lib/query/index.js'
const CORE = '/work/node_modules/@lib/core/index.js'

/** The modules of a build by id, each with its imports. */
const MODULES: Readonly<Record<string, readonly [code: string, importedIds?: readonly string[]]>> = {
  [ICONS]: [
    `import * as all from './all.mjs'
    export { all as icons }
    export { default as Anchor, default as AnchorIcon } from './anchor.mjs'
    export { default as Bell } from './bell.mjs'`,
    ['all', 'anchor', 'bell'].map((name) => `/work/node_modules/icons/dist/${name}.mjs`),
  ],
  [QUERY]: [
    `import { useQuery } from './useQuery.js'
    export * from '@lib/core'
    export { useQuery }`,
    ['/work/node_modules/@lib/query/useQuery.js', CORE],
  ],
  [CORE]: [
    `import { Client } from './client.js'
    import { Observer } from './observer.js'
    export { Client, Observer }`,
    ['/work/node_modules/@lib/core/client.js', '/work/node_modules/@lib/core/observer.js'],
  ],
}

const importsOf = (code: string, importedIds: readonly string[]) => {
  const modules: typeof MODULES = { ...MODULES, '/work/src/page.tsx': [code, importedIds] }
  const importedModules = makeImportedModules({
    getModuleInfo: (id) => {
      const [source, ids = []] = modules[id] ?? ['']
      return { code: source, importedIds: ids }
    },
  })
  return importedModules('/work/src/page.tsx')
}

test('of the index of a package only the modules of the imported names count', () => {
  expect(importsOf(`import { AnchorIcon as Anchor } from 'icons'; import './a.ts'`, [ICONS, '/work/src/a.ts'])).toEqual(
    ['/work/src/a.ts', '/work/node_modules/icons/dist/anchor.mjs'],
  )
  expect(importsOf(`export { Bell } from 'icons'`, [ICONS])).toEqual(['/work/node_modules/icons/dist/bell.mjs'])
})

test('names are followed through the index of another package', () => {
  expect(importsOf(`import { Client, useQuery } from '@lib/query'`, [QUERY])).toEqual([
    '/work/node_modules/@lib/core/client.js',
    '/work/node_modules/@lib/query/useQuery.js',
  ])
})

test('the index itself counts if all its names are imported, or a name is not passed on', () => {
  expect(importsOf(`import * as icons from 'icons'`, [ICONS])).toEqual([ICONS])
  expect(importsOf(`import { icons } from 'icons'`, [ICONS])).toEqual([ICONS])
  expect(importsOf(`import { Cloud } from 'icons'`, [ICONS])).toEqual([ICONS])
})

test('other modules are imported whole', () => {
  const ids = ['/work/src/a.ts', '/work/node_modules/react/index.js']
  expect(importsOf(`import { a } from './a.ts'; import { useState } from 'react'`, ids)).toEqual(ids)
})
