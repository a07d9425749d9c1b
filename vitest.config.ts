import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'

// V8 may abort when it frees the code of one of many embedded databases (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc')

// Test files share one process, so that modules are compiled once.
const SHARED = { pool: 'threads', isolate: false } as const
const WITH_HOSTS = { ...SHARED, testTimeout: 60_000, hookTimeout: 120_000 }
// Tests that often wait, for example for a host that stops. Vitest wants a separate group for another number of workers, and
// reduces more than 100 % to as many as there are processors.
const WITH_PAUSES = { maxWorkers: 2 * availableParallelism(), sequence: { groupOrder: 1 } }
/** Database tests wait for a server. Without one, their databases are embedded. */
const ON_POSTGRES = Boolean(process.env['TEST_DATABASE_URL'])

const UNIT = '{src,tools,bench}/**/*.test.ts'
const COMPONENTS = 'src/**/*.test.tsx'

/**
 * Files that mock or reload modules, or have an IndexedDB, would affect later files, so each gets a separate process. So do
 * files with a time zone, because a thread has the time zone of its process.
 */
const isolated = globSync([UNIT, COMPONENTS]).filter((file) =>
  /\bvi\.(?:(?:mock|doMock|resetModules)\(|stubEnv\('TZ')|indexedDb\.fixture/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    // Tests create hundreds of accounts, so password hashes are cheap here.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default, Vitest leaves one processor free, which is half of two.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: [UNIT], exclude: isolated, ...SHARED } },
      { extends: true, test: { name: 'unit isolated', include: isolated.filter((file) => file.endsWith('.ts')) } },
      {
        extends: true,
        test: { name: 'components', environment: 'jsdom', include: [COMPONENTS], exclude: isolated, ...SHARED },
      },
      {
        extends: true,
        test: {
          name: 'components isolated',
          environment: 'jsdom',
          include: isolated.filter((file) => file.endsWith('.tsx')),
        },
      },
      {
        extends: true,
        test: { name: 'host', include: ['server/**/*.test.ts'], ...WITH_HOSTS, ...WITH_PAUSES },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          ...WITH_HOSTS,
          ...(ON_POSTGRES && WITH_PAUSES),
        },
      },
    ],
  },
})
