// `npm run screenshots -- <folder> <url>…` captures every page at 390, 820 and 1440 px in both themes.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from './browser/findChromium.ts'

const WIDTHS = [390, 820, 1440]
const THEMES = ['dark', 'light'] as const

const [folder, ...addresses] = process.argv.slice(2)
if (!folder || addresses.length === 0) {
  console.error('Usage: npm run screenshots -- <folder> <url>…')
  process.exit(1)
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
try {
  for (const address of addresses)
    for (const width of WIDTHS) for (const theme of THEMES) await takeScreenshot(browser, folder, address, width, theme)
} finally {
  await browser.close()
}

async function takeScreenshot(
  browser: Browser,
  folder: string,
  address: string,
  width: number,
  theme: (typeof THEMES)[number],
) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  })
  await page.goto(address, { waitUntil: 'load' })
  // Pictures may come from hosts that never respond, so the screenshot is taken after this timeout at the latest.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  const { pathname, search } = new URL(address)
  const name = `${pathname}${search}`.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '') || 'landing'
  const file = join(folder, `${name}-${theme}-${width}.png`)
  await page.screenshot({ path: file })
  await page.close()
  console.log(file)
}
