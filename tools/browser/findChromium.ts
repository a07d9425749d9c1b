import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { freeSharedMemory } from '../testing/memoryFolder.ts'
import { findProgram, installPackages, isProgram } from './programs.ts'

/** The headless shell comes first: it renders the same pages with less overhead. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds Chromium: CHROMIUM_PATH, an installed one, else Playwright's, else (as root on Debian) the package. It
 * downloads the last two if needed.
 * @returns the path of the program.
 * @throws if there is no Chromium and none can be installed, because browser tests must not be skipped silently.
 */
export function findChromium(): string {
  const found =
    process.env['CHROMIUM_PATH'] ??
    findInstalled() ??
    findPlaywrights() ??
    downloadPlaywrights() ??
    installDebianPackage()
  if (!found) throw new Error('No Chromium was found, and none could be installed. Install one or set CHROMIUM_PATH.')
  if (!isProgram(found)) throw new Error(`CHROMIUM_PATH is not a program: ${found}`)
  return found
}

/** The flags for Chromium: no background network requests, and no sandbox as root, which Chromium refuses. */
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

/** Enough shared memory for the pages of a few browsers, in MB. */
const SHARED_MEMORY = 1074

/**
 * The default flags of Playwright with which Chromium must not start. By default Playwright moves shared memory from /dev/shm to
 * the disk, because a container may have only 64 MB in /dev/shm. With enough memory there, pages take as little as half the time.
 */
export function unwantedFlags(): string[] {
  return freeSharedMemory() >= SHARED_MEMORY ? ['--disable-dev-shm-usage'] : []
}

const findInstalled = () => findProgram(NAMES, MAC)

function findPlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function downloadPlaywrights(): string | undefined {
  console.log('Fetching a Chromium for the browser tests…')
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return findPlaywrights()
}

function installDebianPackage(): string | undefined {
  return installPackages('chromium-headless-shell') ? findInstalled() : undefined
}
