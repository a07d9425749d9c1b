import { describe, expect, test } from 'vitest'
import { completeLock } from './completeLock.ts'

const lockOf = (packages: Parameters<typeof completeLock>[0]['packages']) => completeLock({ packages })

describe('completing the lock file', () => {
  test('a binary that npm dropped is added with its platform', () => {
    const { lock, added } = lockOf({
      'node_modules/oxlint': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@oxlint/binding-linux-x64-musl': '1.0.0' },
      },
    })
    expect(added).toEqual(['@oxlint/binding-linux-x64-musl@1.0.0'])
    expect(lock.packages['node_modules/@oxlint/binding-linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    })
  })

  test('a complete lock file is unchanged', () => {
    const packages = {
      'node_modules/deno': { version: '2.0.0', optionalDependencies: { '@deno/darwin-x64': '2.0.0' } },
      'node_modules/@deno/darwin-x64': { version: '2.0.0', optional: true },
    }
    const { lock, added } = lockOf(packages)
    expect(added).toEqual([])
    expect(lock.packages).toEqual(packages)
  })

  test('a hoisted package and a nested one are both found', () => {
    const { added } = lockOf({
      'node_modules/a/node_modules/b': {
        version: '1.0.0',
        optionalDependencies: { 'x-linux-x64': '1.0.0', fsevents: '~2.3.2' },
      },
      'node_modules/a/node_modules/x-linux-x64': { version: '1.0.0' },
      'node_modules/fsevents': { version: '2.3.3' },
    })
    expect(added).toEqual([])
  })

  test('a second version is nested in the package that needs it', () => {
    const { lock } = lockOf({
      'node_modules/a': { version: '2.0.0', optionalDependencies: { 'x-linux-x64': '2.0.0' } },
      'node_modules/x-linux-x64': { version: '1.0.0' },
    })
    expect(lock.packages['node_modules/a/node_modules/x-linux-x64']?.version).toBe('2.0.0')
    expect(lock.packages['node_modules/x-linux-x64']?.version).toBe('1.0.0')
  })

  test('a missing dependency without an exact version is an error', () => {
    expect(() => lockOf({ 'node_modules/a': { optionalDependencies: { 'x-linux-x64': '^1.0.0' } } })).toThrow(
      'exact version',
    )
  })
})
