import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './tools/browser/findChromium.ts'

const { CHROMIUM_PATH, E2E_PORT, E2E_DATA_DIR, E2E_DATABASE_URL = '' } = process.env
if (!CHROMIUM_PATH || !E2E_PORT || !E2E_DATA_DIR) throw new Error('Start the browser tests with: npm run test:browser')

const baseURL = `http://localhost:${E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/browser.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM_PATH, args: chromiumFlags() },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Warnings and errors go to stderr or are found in the log; the request log would bury the tests' own lines.
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...(process.env as Record<string, string>), // the host inherits the shell's settings, as it does when started by hand
      PORT: E2E_PORT,
      DATA_DIR: E2E_DATA_DIR,
      DATABASE_URL: E2E_DATABASE_URL,
      SITE_URL: baseURL,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SIGN_UP: '100000',
      RATE_LIMIT_SIGN_IN: '100000',
    },
  },
})
