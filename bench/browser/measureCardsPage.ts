import type { Browser } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { type MeasuredPage, newVisitor, openPage, type Screen, SCREENS, waitForIdle } from './openPage.ts'
import { pressKey } from './pressKey.ts'
import { CARD, CARD_COUNT, CARDS } from './publicPages.ts'
import { recordFrames, recordResults } from './recordPage.ts'

/** Search texts, typed and deleted letter by letter: a name, rules text, and a typo. */
const TYPED = ['elsa', 'draw a card', 'mickye']

/**
 * The elements that a search changes: the count and the cards. Suggestions appear earlier and do not count as results.
 */
const RESULTS = `main p[role=status], ${CARDS}`

const STEP_PX = 900
const STEP_MS = 100

export type CardsPageOptions = {
  readonly url: string
  readonly cards: number
  readonly screen: Screen
  readonly pictures: boolean
  readonly runs: number
  /** How many wheel events each run scrolls by; each run starts at a different position in the list. */
  readonly wheelTurns: number
  /** The budget for a keystroke in ms. */
  readonly keystrokeBar: number
}

type Run = Awaited<ReturnType<typeof runOnce>>

/** Measures /cards during typing and scrolling: every value is the median of the runs. */
export async function measureCardsPage(browser: Browser, options: CardsPageOptions): Promise<Measurement[]> {
  const { cards, screen, pictures, runs, keystrokeBar } = options
  const area = `/cards with ${cards.toLocaleString('en-US')} cards, ${screen}, pictures ${pictures ? 'arrive' : 'fail'}, 4x slower CPU`
  const measured: Run[] = []
  for (let run = 0; run < runs; run++) measured.push(await runOnce(browser, options, run / runs))
  const medianOf = (pick: (one: Run) => number) => median(measured.map(pick))
  // A key that changes nothing, such as a trailing space, has no results to wait for.
  const keys = (measured[0]?.keys ?? []).flatMap(({ name }, at) => {
    const times = measured.map((one) => one.keys[at]?.ms ?? 0).filter((ms) => ms > 0)
    return times.length > 0 ? [{ name, ms: median(times) }] : []
  })
  const worst = keys.reduce((a, b) => (b.ms > a.ms ? b : a), { name: '', ms: 0 })
  return [
    {
      area,
      what: 'Keystroke to results on screen, worst key',
      value: worst.ms,
      unit: 'ms',
      bar: keystrokeBar,
      note: `${worst.name}; median of ${keys.length} keys ${median(keys.map(({ ms }) => ms)).toFixed(0)} ms`,
    },
    {
      area,
      what: 'Keystroke to the next paint (INP)',
      value: medianOf(({ inp }) => inp),
      unit: 'ms',
      note: 'the letter itself',
    },
    {
      area,
      what: 'Longest task while typing',
      value: medianOf(({ typingTask }) => typingTask),
      unit: 'ms',
      note: '0: none over 50 ms',
    },
    { area, what: 'DOM nodes, most', value: medianOf(({ nodes }) => nodes), unit: 'nodes', bar: 600 },
    {
      area,
      what: 'Longest task while scrolling',
      value: medianOf(({ scrollTask }) => scrollTask),
      unit: 'ms',
      bar: 50,
      note: `${medianOf(({ scrollTasks }) => scrollTasks)} over 50 ms in ${options.wheelTurns} turns of the wheel by ${STEP_PX} px`,
    },
    { area, what: 'Longest gap between two frames', value: medianOf(({ gap }) => gap), unit: 'ms' },
    { area, what: 'Frames without a card', value: medianOf(({ blank }) => blank), unit: '%' },
  ]
}

async function runOnce(browser: Browser, { url, screen, pictures, wheelTurns }: CardsPageOptions, place: number) {
  const visitor = await newVisitor(browser, screen)
  try {
    const measured = await openPage(visitor, `${url}/cards`, { awaited: CARD_COUNT, pictures })
    await waitForIdle(measured)
    const atRest = await countNodes(measured)
    const typing = await type(measured)
    const scrolling = await scroll(measured, screen, wheelTurns, place)
    return { ...typing, ...scrolling, nodes: Math.max(atRest, typing.nodes, scrolling.nodes) }
  } finally {
    await visitor.close()
  }
}

async function type(measured: MeasuredPage) {
  const { page } = measured
  await page.evaluate(recordResults, RESULTS)
  await page.getByRole('combobox', { name: 'Search cards' }).focus()
  await page.evaluate(() => void (window.bench.keyToPaint = []))
  const tasksBefore = await countTasks(measured)
  const keys: { name: string; ms: number }[] = []
  let nodes = 0
  for (const text of TYPED) {
    for (let at = 1; at <= text.length; at++)
      keys.push({ name: `"${text.slice(0, at)}"`, ms: await pressKey(page, text[at - 1] ?? '') })
    nodes = Math.max(nodes, await countNodes(measured))
    await sleep(600) // the address is updated after a debounce
    for (let at = text.length - 1; at >= 0; at--)
      keys.push({ name: `back to "${text.slice(0, at)}"`, ms: await pressKey(page, 'Backspace') })
    await sleep(600)
  }
  const { inp, typingTask } = await page.evaluate((before) => {
    const { keyToPaint, longTasks } = window.bench
    return { inp: Math.max(0, ...keyToPaint), typingTask: Math.max(0, ...longTasks.slice(before).map(([, ms]) => ms)) }
  }, tasksBefore)
  return { keys, inp, typingTask, nodes }
}

/** Scrolls by wheel events, starting at a share of the list: 0 is its start, 0.5 its middle. */
async function scroll(measured: MeasuredPage, screen: Screen, turns: number, place: number) {
  const { page } = measured
  const { width, height } = SCREENS[screen].viewport
  await page.mouse.move(width / 2, height * 0.7)
  await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), place)
  await sleep(2000)
  const tasksBefore = await countTasks(measured)
  await page.evaluate(recordFrames, CARD)
  let nodes = 0
  for (let turn = 1; turn <= turns; turn++) {
    await page.mouse.wheel(0, STEP_PX)
    await sleep(STEP_MS)
    if (turn % 20 === 0) nodes = Math.max(nodes, await countNodes(measured))
  }
  await sleep(800)
  const result = await page.evaluate((before) => {
    const { frames, longTasks } = window.bench
    frames.running = false
    const tasks = longTasks.slice(before).map(([, ms]) => ms)
    return {
      scrollTask: Math.max(0, ...tasks),
      scrollTasks: tasks.length,
      gap: frames.worstGap,
      blank: (100 * frames.blank) / frames.count,
    }
  }, tasksBefore)
  return { ...result, nodes }
}

const countNodes = ({ page }: MeasuredPage): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length)
const countTasks = ({ page }: MeasuredPage): Promise<number> => page.evaluate(() => window.bench.longTasks.length)
