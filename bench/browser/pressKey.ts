import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/**
 * Presses a key and waits for its results (see `recordResults`). @returns the time from key to paint in ms, 0 if
 * nothing changed.
 */
export async function pressKey(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  await page
    .waitForFunction(() => window.bench.resultsAt > 0, undefined, { timeout: 1500, polling: 20 })
    .catch(() => undefined)
  // A busy page may deliver its results after the timeout above; `evaluate` waits until its main thread is free.
  const late = await page.evaluate(() => window.bench.resultsAt === 0)
  await sleep(late ? 500 : 80)
  return page.evaluate(() => (window.bench.resultsAt > 0 ? window.bench.resultsAt - window.bench.keyAt : 0))
}
