import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The one without a window comes first: it does the same for a page with less around it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds a real Chromium: CHROMIUM_PATH, an installed one, else Playwright's own, else (as root on Debian) the package.
 * The last two are downloaded when they are missing.
 *
 * @returns the path of the program.
 * @throws when there is none to be had: a browser test is never skipped in silence.
 */
export function findChromium(): string {
  const found = process.env['CHROMIUM_PATH'] ?? installed() ?? playwrights() ?? downloaded() ?? debians()
  if (!found) throw new Error('No Chromium was found, and none could be installed. Install one or set CHROMIUM_PATH.')
  if (!isProgram(found)) throw new Error(`CHROMIUM_PATH is not a program: ${found}`)
  return found
}

/** What Chromium is started with: no calls home, and no sandbox where it refuses to run as root otherwise. */
export function chromiumFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find(isProgram)
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function downloaded(): string | undefined {
  console.log('Fetching a Chromium for the browser tests…')
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return playwrights()
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit', env })
  run('update', '-q')
  run('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell')
  return installed()
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
