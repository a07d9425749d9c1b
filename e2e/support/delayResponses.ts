import type { Page } from '@playwright/test'

/** Delays responses to a page until the returned function is called. */
export async function delayResponses(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
