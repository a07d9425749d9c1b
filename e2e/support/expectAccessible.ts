import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe checks in each theme. Another theme changes colours and nothing else. */
const CHECKS: Record<'dark' | 'light', axe.RunOptions> = {
  dark: {
    runOnly: { type: 'tag', values: WCAG_22_AA },
    // The link of a drawn card is named by the card's name, set and rarity. The words on the card belong to its picture,
    // and are no label that somebody would say to press it.
    rules: { 'label-content-name-mismatch': { enabled: false } },
  },
  light: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
}

/**
 * Fails with the rule and the elements when the page, as it stands, breaks WCAG 2.2 AA in either theme.
 * Once is enough: a page that is tested again on PostgreSQL looks the same there.
 */
export async function expectAccessible(page: Page) {
  if (process.env['E2E_DATABASE_URL']) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.evaluate(finishTransitions)
    expect(await page.evaluate(findViolations, CHECKS[theme]), `WCAG 2.2 AA, ${theme} theme`).toEqual([])
  }
}

/**
 * A colour that is still on its way from one theme to the other is not what a visitor reads. What inherits a colour
 * starts on its way when that has arrived, so this goes on until nothing moves.
 */
async function finishTransitions() {
  const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  do {
    for (const transition of moving()) transition.finish()
    await new Promise(requestAnimationFrame)
  } while (moving().length > 0)
}

/**
 * Runs axe in the page itself. Its binding for Playwright opens and closes another page for each run, which takes
 * three times as long; it is needed only for pages in frames.
 */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe // as `axe.source` defines it
  const { violations } = await run(document, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
