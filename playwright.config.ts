import { defineConfig } from '@playwright/test'
import { chromiumFlags, unwantedFlags } from './tools/browser/findChromium.ts'

const { CHROMIUM_PATH, E2E_PORT, E2E_DATA_DIR, E2E_HOST_OUTPUT, E2E_DATABASE_URL = '' } = process.env
if (!CHROMIUM_PATH || !E2E_PORT || !E2E_DATA_DIR || !E2E_HOST_OUTPUT)
  throw new Error('Start the browser tests with: npm run test:browser')

/**
 * The tests that run on PostgreSQL too: the journeys that write most and read it back. Other browser tests are about
 * screens, which do not depend on the database; the database tests run on both.
 */
const JOURNEYS = 'account,collectionTransfer,deckJourney,matches,matchesImport,valueOverTime'

/**
 * Most pages of tests are closed before optimized code has saved the time to compile it. Only simulations call functions
 * often enough.
 */
const COMPILE_FAST = '--js-flags=--no-maglev --invocation-count-for-turbofan=100000'
const BLOCK_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'

/** The journeys that run in Firefox and in WebKit, which Playwright cannot drive: each starts its browser. */
const ENGINES = '**/engines/*.spec.ts'

const onPostgres = E2E_DATABASE_URL !== ''
const baseURL = `http://localhost:${E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties it, and CI runs the tests on PostgreSQL after the others.
  outputDir: `test-results/browser${onPostgres ? '-on-PostgreSQL' : ''}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A browser may stall on a busy machine. The summary lists tests that passed only when repeated.
  retries: process.env['CI'] ? 1 : 0,
  // Only a limit for hanging tests.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/browser.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    // No picture is fetched from the network, so that a test is the same on every machine.
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [...chromiumFlags(), BLOCK_OTHER_HOSTS, COMPILE_FAST],
      ignoreDefaultArgs: unwantedFlags(),
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Rendering the steps of animations takes a sixth of the whole time.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests load pages from the host. Only e2e/offline.spec.ts and e2e/engines use service workers.
    serviceWorkers: 'block',
    // Recording takes a third of the time, so CI only records repeated tests. A trace has the pictures of a failed test;
    // with the option `screenshot`, Playwright also takes one of each page of each passed test.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: onPostgres ? `**/{${JOURNEYS}}.spec.ts` : '**/*.spec.ts',
      testIgnore: ENGINES,
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: onPostgres ? '**/*' : ENGINES,
    },
    ...['firefox', 'webkit'].map((name) => ({ name, testMatch: onPostgres ? [] : ENGINES })),
  ],
  webServer: {
    // Tests read the host's output, including its mails, from this file.
    command: `node server/main.ts > "${E2E_HOST_OUTPUT}"`,
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Only warnings and errors, because the request log would bury the tests' output.
    stderr: 'pipe',
    env: {
      ...(process.env as Record<string, string>), // the host inherits the environment, as if started from a shell
      PORT: E2E_PORT,
      DATA_DIR: E2E_DATA_DIR,
      DATABASE_URL: E2E_DATABASE_URL,
      SITE_URL: baseURL,
      LOG_LEVEL: 'warn',
      SYNC_SCHEDULE: 'off',
      LITE_AUTH_BCRYPT_COST: '4', // as in vitest.config.ts
      RATE_LIMIT_SIGN_UP: '100000',
      // More wrong passwords than all tests together enter. A test of a limit uses another address.
      RATE_LIMIT_SIGN_IN: '40',
      RATE_LIMIT_ACCOUNT: '40',
      TRUST_PROXY: 'true',
    },
  },
})
