import { globSync } from 'node:fs'
import { findProgram, installPackages } from './programs.ts'

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** The paths of the browsers that the journeys of e2e/engines run in, by environment variable. */
export type Engines = { readonly FIREFOX_PATH: string | undefined; readonly WEBKIT_PATH: string | undefined }

/**
 * Finds Firefox and WebKitGTK, or (as root on Debian) installs their packages. It warns about a missing browser,
 * because the journeys skip it.
 */
export function findEngines(): Engines {
  if (!findFirefox() || !findWebKit()) installPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb')
  const engines = { FIREFOX_PATH: findFirefox(), WEBKIT_PATH: findWebKit() }
  for (const [name, path] of [
    ['Firefox', engines.FIREFOX_PATH],
    ['WebKit', engines.WEBKIT_PATH],
  ])
    if (!path)
      console.warn(`${name} was not found, and could not be installed: its journeys (e2e/engines) are skipped.`)
  return engines
}

const findFirefox = () => process.env['FIREFOX_PATH'] ?? findProgram(['firefox-esr', 'firefox'], MAC)

/** WebKitGTK's small browser, if its driver and a virtual display are there too. */
function findWebKit(): string | undefined {
  if (!findProgram(['WebKitWebDriver']) || !findProgram(['Xvfb'])) return undefined
  return process.env['WEBKIT_PATH'] ?? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
}
