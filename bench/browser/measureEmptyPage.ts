import type { Browser } from '@playwright/test'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { newVisitor, openPage } from './openPage.ts'
import { pressKey } from './pressKey.ts'
import { recordResults } from './recordPage.ts'

const PAGE = `data:text/html,<main><h1>Bare</h1><div role="search"><input type="search"
oninput="document.querySelector('p').textContent=this.value"></div><p></p></main>`

/** The minimal cost of a keystroke on this machine, on a page that only shows the typed text. */
export async function measureEmptyPage(browser: Browser): Promise<Measurement[]> {
  const visitor = await newVisitor(browser, 'desktop')
  try {
    const { page } = await openPage(visitor, PAGE, { awaited: 'h1' })
    await page.evaluate(recordResults, 'p')
    await page.getByRole('searchbox').focus()
    const times: number[] = []
    for (const key of 'abcdefghijklmnopqrst') times.push(await pressKey(page, key))
    return [
      {
        area: 'Baseline: an empty page, 4x slower CPU',
        what: 'Keystroke to the letter on screen',
        value: median(times),
        unit: 'ms',
        note: `worst ${Math.max(...times).toFixed(0)} ms; the cost of the machine and the browser alone`,
      },
    ]
  } finally {
    await visitor.close()
  }
}
