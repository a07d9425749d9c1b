import { defineConfig } from 'vitest/config'

// Where hosts are started, files share one process: what it has compiled for the embedded database serves all of them.
const SHARED = { pool: 'threads', isolate: false, testTimeout: 60_000, hookTimeout: 120_000 } as const

export default defineConfig({
  test: {
    // Tests make hundreds of accounts. How dear the hash of a password is, is not their matter: here it is cheap.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,tools,bench}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'components', environment: 'jsdom', include: ['src/**/*.test.tsx'], testTimeout: 30_000 },
      },
      { extends: true, test: { name: 'host', environment: 'node', include: ['server/**/*.test.ts'], ...SHARED } },
      {
        extends: true,
        test: { name: 'database', environment: 'node', include: ['supabase/tests/**/*.test.ts'], ...SHARED },
      },
    ],
  },
})
