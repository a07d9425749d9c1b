import type { Browser } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { type MeasuredPage, newVisitor, openPage, waitForIdle } from './openPage.ts'
import { CARD_COUNT } from './publicPages.ts'

const WHEEL_TURNS = 20
/** Both builds scroll by this many cards per turn of the wheel, whatever their number of columns is. */
const CARDS_PER_TURN = 12
const STEP_MS = 100
const KEY_MS = 150
const TYPED = 'draw'

/** Times in ms. */
type Times = {
  /** The sum of the time beyond 50 ms of each long task. */
  readonly blocked: number
  /** The processor time of all tasks of the main thread. */
  readonly busy: number
}
type Round = { readonly scrolling: Times; readonly typing: Times }

/**
 * Compares /cards of two builds on a desktop with a four times slower CPU, while pictures arrive. The builds are measured
 * alternately, so that the ratio holds on a machine whose speed varies.
 * @param url the address of the host of this build. It scrolls with `columns=fit`, and types with the default columns, because
 * as many cards as in the other build should become visible.
 * @param against the address of the host of the other build, measured with its default columns
 * @returns ratios of the medians of the rounds.
 */
export async function compareBuilds(
  browser: Browser,
  { url, against, rounds }: { url: string; against: string; rounds: number },
): Promise<Measurement[]> {
  const ours: Round[] = []
  const theirs: Round[] = []
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measureRound(browser, `${against}/cards`, `${against}/cards`))
    ours.push(await measureRound(browser, `${url}/cards?columns=fit`, `${url}/cards`))
  }
  const ratio = (what: string, pick: (round: Round) => number, bar: number): Measurement => {
    const [here, there] = [median(ours.map(pick)), median(theirs.map(pick))]
    return {
      area: '/cards against the other build, desktop, 4x slower CPU, pictures arrive',
      what,
      value: here / there,
      unit: 'ratio',
      bar,
      note: `${here.toFixed(0)} against ${there.toFixed(0)} ms`,
    }
  }
  const scroll = `${WHEEL_TURNS * CARDS_PER_TURN} cards of scrolling`
  const typing = `"${TYPED}" is typed`
  return [
    ratio(`Blocked in ${scroll}`, (round) => round.scrolling.blocked, 0.5),
    ratio(`Main thread busy in ${scroll}`, (round) => round.scrolling.busy, 1),
    ratio(`Blocked while ${typing}`, (round) => round.typing.blocked, 0.4),
    ratio(`Main thread busy while ${typing}`, (round) => round.typing.busy, 1),
  ]
}

async function measureRound(browser: Browser, scrolled: string, typedIn: string): Promise<Round> {
  return { scrolling: await onPage(browser, scrolled, scroll), typing: await onPage(browser, typedIn, type) }
}

/** Measures a page that a new visitor opens. */
async function onPage(browser: Browser, address: string, measure: (measured: MeasuredPage) => Promise<Times>) {
  const visitor = await newVisitor(browser, 'desktop')
  try {
    const measured = await openPage(visitor, address, { awaited: CARD_COUNT })
    await waitForIdle(measured)
    await measured.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    return await measure(measured)
  } finally {
    await visitor.close()
  }
}

async function scroll(measured: MeasuredPage): Promise<Times> {
  const { page } = measured
  const step = await page.evaluate((cards) => {
    const cells = [...document.querySelectorAll('main li[data-index]')].map((cell) => cell.getBoundingClientRect())
    const tops = [...new Set(cells.map(({ top }) => Math.round(top)))].toSorted((a, b) => a - b)
    const columns = cells.filter(({ top }) => Math.round(top) === tops[0]).length
    return (cards / columns) * ((tops[1] ?? 0) - (tops[0] ?? 0))
  }, CARDS_PER_TURN)
  await page.mouse.move(720, 630)
  return timesDuring(measured, async () => {
    for (let turn = 0; turn < WHEEL_TURNS; turn++) {
      await page.mouse.wheel(0, step)
      await sleep(STEP_MS)
    }
    await sleep(800)
  })
}

async function type(measured: MeasuredPage): Promise<Times> {
  const { page } = measured
  await page.getByRole('combobox', { name: 'Search cards' }).focus()
  // The field prepares the search when it gets the focus.
  await sleep(500)
  return timesDuring(measured, async () => {
    for (const letter of TYPED) {
      await page.keyboard.press(letter)
      await sleep(KEY_MS)
    }
    await sleep(1200)
  })
}

async function timesDuring({ page, cdp }: MeasuredPage, work: () => Promise<void>): Promise<Times> {
  const busyMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await page.evaluate(() => window.bench.longTasks.length)
  const busyBefore = await busyMs()
  await work()
  const busy = (await busyMs()) - busyBefore
  const blocked = await page.evaluate(
    (from) => window.bench.longTasks.slice(from).reduce((sum, [, duration]) => sum + duration - 50, 0),
    before,
  )
  return { blocked, busy }
}
