import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// Files share one process: what it has compiled and read for one serves all of them.
const SHARED = { pool: 'threads', isolate: false } as const
const WITH_HOSTS = { ...SHARED, testTimeout: 60_000, hookTimeout: 120_000 }

const UNIT = '{src,tools,bench}/**/*.test.ts'
const COMPONENTS = 'src/**/*.test.tsx'

/**
 * A module that a test replaces or asks for anew would stay so for the files after it: those that do have a process each.
 * So do those with a time zone of their own: a thread keeps that of its process, whatever it is told.
 */
const alone = globSync([UNIT, COMPONENTS]).filter((file) =>
  /\bvi\.(?:(?:mock|doMock|resetModules)\(|stubEnv\('TZ')/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  test: {
    // Tests make hundreds of accounts. How dear the hash of a password is, is not their matter: here it is cheap.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest keeps one processor free for itself, which of two is half of them.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: [UNIT], exclude: alone, ...SHARED } },
      { extends: true, test: { name: 'unit alone', include: alone.filter((file) => file.endsWith('.ts')) } },
      {
        extends: true,
        test: { name: 'components', environment: 'jsdom', include: [COMPONENTS], exclude: alone, ...SHARED },
      },
      {
        extends: true,
        test: {
          name: 'components alone',
          environment: 'jsdom',
          include: alone.filter((file) => file.endsWith('.tsx')),
        },
      },
      { extends: true, test: { name: 'host', include: ['server/**/*.test.ts'], ...WITH_HOSTS } },
      { extends: true, test: { name: 'database', include: ['supabase/tests/**/*.test.ts'], ...WITH_HOSTS } },
    ],
  },
})
