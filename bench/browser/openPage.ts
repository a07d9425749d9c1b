import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { recordPage } from './recordPage.ts'

/** Slow 4G as Lighthouse emulates it: 1.6 Mbit/s with what its overhead leaves, 150 ms away, three and a half round trips. */
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
 * A visitor who was never here.
 * @param worker whether the service worker may come: it fetches what it keeps in the middle of what else is measured.
 */
export const newVisitor = (browser: Browser, screen: Screen, { worker = false } = {}): Promise<BrowserContext> =>
  browser.newContext({ ...SCREENS[screen], locale: 'en-US', serviceWorkers: worker ? 'allow' : 'block' })

/**
 * Opens an address on a processor four times slower, and waits until `awaited` is there.
 * @param pictures false for a visitor whom no picture reaches.
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

/** As long as this a page rests before it fetches what only later visits need (src/app/offline/whenAtRest.ts), and more. */
const QUIET_MS = 4000

/** Waits until the page has neither worked nor loaded for some seconds, a minute at most. */
export async function waitForQuiet({ page }: MeasuredPage): Promise<void> {
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
