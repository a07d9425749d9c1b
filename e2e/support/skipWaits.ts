import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Advances the page's installed clock until an element is visible, so that a test need not wait for retries of a failed request. */
export async function skipWaits(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass()
}
