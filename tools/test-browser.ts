// Runs the browser tests (e2e/) on the real host with a fresh data folder, on PostgreSQL if TEST_DATABASE_URL is set.
// Further arguments go to Playwright: npm run test:browser -- e2e/cards.spec.ts --project phone
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './browser/findChromium.ts'
import { findEngines } from './browser/findEngines.ts'
import { openDataFolder } from '../server/dataFolder.ts'
import { freePort } from './freePort.ts'
import { makeTestDatabase } from './testing/testDatabase.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lorefolio-e2e-'))
const server = process.env['TEST_DATABASE_URL']
const database = server ? await makeTestDatabase(server) : undefined
// The tests read the secrets here. A host on PostgreSQL adopts them.
if (database) openDataFolder(join(dataDir, 'data')).release()

try {
  const playwright = spawn('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium(),
      ...(!database && findEngines()),
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(dataDir, 'data'),
      E2E_HOST_OUTPUT: join(dataDir, 'host.log'),
      ...(database && { E2E_DATABASE_URL: database.url }),
    },
  })
  // Playwright receives Ctrl-C too. It stops the host and exits, and then this script cleans up.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => playwright.kill('SIGTERM'))
  const [code] = (await once(playwright, 'exit')) as [number | null]
  process.exitCode = code ?? 1
} finally {
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}
