import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/freePort.ts'
import { type Engine, idOf } from './engine.ts'
import { connectMarionette } from './marionette.ts'
import { startProgram } from './startProgram.ts'

/** Narrows the page: a window of Firefox is at least 450 px wide. */
const RESIZE = `Object.assign(gBrowser.selectedBrowser.style, { flex: 'none', minHeight: '0', width: arguments[0] + 'px', height: arguments[1] + 'px' })`

/**
 * Starts Firefox without a display, with a new profile.
 * @param program its path
 */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'lorefolio-firefox-'))
  const port = await freePort()
  const settings = {
    'marionette.port': port,
    'ui.prefersReducedMotion': 1,
    // Optimized code does not save the time to compile it, as in playwright.config.ts.
    'javascript.options.ion': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '-remote-allow-system-access', '--no-remote', '--profile', profile]
  // Firefox refuses a home folder of another user.
  const firefox = startProgram(program, args, { HOME: profile })
  const marionette = await connectMarionette(port)
  await marionette.send('WebDriver:NewSession')

  const run = async (script: string, values: unknown[]) => {
    const { value } = (await marionette.send('WebDriver:ExecuteScript', { script, args: values })) as { value: unknown }
    return value
  }
  return {
    open: async (url) => void (await marionette.send('WebDriver:Navigate', { url })),
    run: (script, ...values) => run(script, values),
    click: async (element) => void (await marionette.send('WebDriver:ElementClick', { id: idOf(element) })),
    type: async (element, text) =>
      void (await marionette.send('WebDriver:ElementSendKeys', { id: idOf(element), text })),
    async resize(width, height) {
      await marionette.send('WebDriver:SetWindowRect', { width: width + 100, height: height + 150 })
      await marionette.send('Marionette:SetContext', { value: 'chrome' })
      await run(RESIZE, [width, height])
      await marionette.send('Marionette:SetContext', { value: 'content' })
    },
    async screenshot() {
      const { value } = (await marionette.send('WebDriver:TakeScreenshot', { full: false })) as { value: string }
      return Buffer.from(value, 'base64')
    },
    async stop() {
      marionette.close()
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
