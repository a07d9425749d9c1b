import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified program, which a page loads in almost half the time of `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that axe checks in the first theme, and those in the other one, which changes only colors. */
const ALL: axe.RunOptions = {
  runOnly: { type: 'tag', values: WCAG_22_AA },
  rules: { 'label-content-name-mismatch': { enabled: true } },
}
const COLORS: axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/**
 * Fails with the rule and the elements if the page in its current state breaks WCAG 2.2 AA in either theme. Leaves the
 * page in the other theme, because a change takes time. Skipped on PostgreSQL, where the page looks the same.
 */
export async function expectAccessible(page: Page) {
  if (process.env['E2E_DATABASE_URL']) return
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const themes = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.evaluate(finishTransitions)
    const violations = await page.evaluate(findViolations, theme === themes[0] ? ALL : COLORS)
    expect(violations, `WCAG 2.2 AA, ${theme} theme`).toEqual([])
  }
}

/**
 * Waits for the transition between the themes. An inherited color starts its transition when its parent's ends, so this
 * polls until nothing moves.
 */
async function finishTransitions() {
  const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  do {
    for (const transition of moving()) transition.finish()
    await new Promise(requestAnimationFrame)
  } while (moving().length > 0)
}

/**
 * Runs axe in the page. Its binding for Playwright opens and closes another page for each run, which takes three times
 * as long; only pages in frames need it.
 */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe // AXE defines it
  const { violations } = await run(document, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
