import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './tools/browser/findChromium.ts'

const { CHROMIUM_PATH, E2E_PORT, E2E_DATA_DIR, E2E_HOST_OUTPUT, E2E_DATABASE_URL = '' } = process.env
if (!CHROMIUM_PATH || !E2E_PORT || !E2E_DATA_DIR || !E2E_HOST_OUTPUT)
  throw new Error('Start the browser tests with: npm run test:browser')

/**
 * What is repeated on PostgreSQL: the journeys that write most, and read again what they wrote. The other tests are about
 * screens, which are the same whatever database is behind them, and what the database answers is tested on both without a browser.
 */
const JOURNEYS = 'account,collectionTransfer,copiesKept,deckJourney,matches,permissions,valueOverTime'

const NOTHING_ELSEWHERE = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'

const onPostgres = E2E_DATABASE_URL !== ''
const baseURL = `http://localhost:${E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine a browser may stall. What passed only the second time is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  // Only so that nothing hangs for ever.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/browser.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    // No picture is fetched from anywhere, whatever the network: a test looks the same on every machine.
    launchOptions: { executablePath: CHROMIUM_PATH, args: [...chromiumFlags(), NOTHING_ELSEWHERE] },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Drawing each step of a movement takes a sixth of the whole time.
    contextOptions: { reducedMotion: 'reduce' },
    // A page in a test comes from the host; e2e/offline.spec.ts is about those that do not.
    serviceWorkers: 'block',
    // Recording costs a third of the time: on CI only what failed is recorded, when it is repeated.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: onPostgres ? `**/{${JOURNEYS}}.spec.ts` : '**/*.spec.ts',
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: onPostgres ? '**/*' : [],
    },
  ],
  webServer: {
    // What the host says, its mails among it, stands in a file for the tests to read.
    command: `node server/main.ts > "${E2E_HOST_OUTPUT}"`,
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Warnings and errors; the request log would bury the tests' own lines.
    stderr: 'pipe',
    env: {
      ...(process.env as Record<string, string>), // the host inherits the shell's settings, as it does when started by hand
      PORT: E2E_PORT,
      DATA_DIR: E2E_DATA_DIR,
      DATABASE_URL: E2E_DATABASE_URL,
      SITE_URL: baseURL,
      LOG_LEVEL: 'warn',
      LITE_AUTH_BCRYPT_COST: '4', // as in vitest.config.ts
      RATE_LIMIT_SIGN_UP: '100000',
      // More wrong passwords than all tests together type. A test that is about a limit comes from an address of its own.
      RATE_LIMIT_SIGN_IN: '40',
      RATE_LIMIT_ACCOUNT: '40',
      TRUST_PROXY: 'true',
    },
  },
})
