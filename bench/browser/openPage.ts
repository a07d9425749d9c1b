import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { recordPage } from './recordPage.ts'

/** Slow 4G as Lighthouse emulates it: 1.6 Mbit/s less 10% overhead, and 150 ms latency times 3.75. */
const SLOW_4G = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const NO_LIMIT = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const CPU_SLOWDOWN = 4

export const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const
export type Screen = keyof typeof SCREENS

export type MeasuredPage = { readonly page: Page; readonly cdp: CDPSession }

/**
 * A new visitor with an empty cache.
 * @param worker whether to allow the service worker. It is blocked by default, because its precaching would run in the
 * middle of the measurement.
 */
export const newVisitor = (browser: Browser, screen: Screen, { worker = false } = {}): Promise<BrowserContext> =>
  browser.newContext({ ...SCREENS[screen], locale: 'en-US', serviceWorkers: worker ? 'allow' : 'block' })

/**
 * Opens an address with a four times slower CPU and waits for the element `awaited`.
 * @param pictures false to block all pictures.
 */
export async function openPage(
  visitor: BrowserContext,
  url: string,
  { awaited, slowNetwork = false, pictures = true }: { awaited: string; slowNetwork?: boolean; pictures?: boolean },
): Promise<MeasuredPage> {
  const page = await visitor.newPage()
  const cdp = await visitor.newCDPSession(page)
  await page.addInitScript(recordPage, awaited)
  await cdp.send('Network.enable')
  if (!pictures) await cdp.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] })
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...(slowNetwork ? SLOW_4G : NO_LIMIT) })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
  await page.waitForFunction(() => window.bench.ready > 0, undefined, { timeout: 180_000, polling: 200 })
  return { page, cdp }
}

/** Longer than a page stays idle before it prefetches for later visits (src/app/offline/whenPageIdle.ts). */
const QUIET_MS = 4000

/** Waits until the page has neither run long tasks nor loaded anything for four seconds, at most a minute. */
export async function waitForIdle({ page }: MeasuredPage): Promise<void> {
  await page
    .waitForFunction(
      (quietMs) => {
        const [start, duration] = window.bench.longTasks.at(-1) ?? [0, 0]
        const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const last = Math.max(start + duration, window.bench.ready, ...loads.map(({ responseEnd }) => responseEnd))
        return performance.now() - last > quietMs
      },
      QUIET_MS,
      { timeout: 60_000, polling: 250 },
    )
    .catch(() => undefined)
}
