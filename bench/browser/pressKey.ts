import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Presses a key and waits for its results (`recordResults`): from the key to the screen in ms, 0 when nothing changed. */
export async function pressKey(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  await page
    .waitForFunction(() => window.bench.resultsAt > 0, undefined, { timeout: 1500, polling: 20 })
    .catch(() => undefined)
  // Whatever else keeps the page busy, a late answer is an answer: this waits until the page has time for it.
  const late = await page.evaluate(() => window.bench.resultsAt === 0)
  await sleep(late ? 500 : 80)
  return page.evaluate(() => (window.bench.resultsAt > 0 ? window.bench.resultsAt - window.bench.keyAt : 0))
}
