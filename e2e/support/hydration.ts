import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the app has hydrated the page: before that, no link loads its page when the pointer reaches it. */
export const waitUntilHydrated = (page: Page) => expect(page.locator('#root > [data-prerendered]')).toHaveCount(0)

/** Marks the prerendered elements before the app starts. @returns a function that checks whether the page still has them. */
export async function markPrerendered(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root, main, h1')) element.setAttribute('data-marked', '')
    })
  })
  return async () => {
    await waitUntilHydrated(page)
    return (await page.locator('h1[data-marked]').count()) > 0
  }
}

/** Expects that the app has hydrated the opened page. `isHydrated` comes from `markPrerendered`. */
export async function expectHydrated(page: Page, isHydrated: () => Promise<boolean>) {
  expect(await isHydrated()).toBe(true)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Decks' })).toBeVisible()
  // Hydration has removed the replacements of `style` attributes.
  await expect(page.locator('#root > style, [data-style]')).toHaveCount(0)
}
