import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The link of a drawn card is named by the card's name, set and rarity. The words on the card belong to its picture, and
 * are no label that somebody would say to press it.
 */
const DRAWN_CARDS = ['label-content-name-mismatch']

/** What another theme can break: it changes colours and nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const RULES = {
  dark: (axe: AxeBuilder) => axe.withTags(WCAG_22_AA).disableRules(DRAWN_CARDS),
  light: (axe: AxeBuilder) => axe.withRules(OF_COLOURS),
}

/**
 * Fails with the rule and the elements when the page, as it stands, breaks WCAG 2.2 AA in either theme.
 * Once is enough: a page that is tested again on PostgreSQL looks the same there.
 */
export async function expectAccessible(page: Page) {
  if (process.env['E2E_DATABASE_URL']) return
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(finishTransitions)
    const { violations } = await RULES[colorScheme](new AxeBuilder({ page })).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    expect(found, `WCAG 2.2 AA, ${colorScheme} theme`).toEqual([])
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
