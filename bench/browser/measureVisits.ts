import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { newVisitor, openPage, waitForIdle } from './openPage.ts'

export type PublicPage = {
  readonly name: string
  readonly path: string
  /** A selector for the element that the visitor waits for: the first card, or the page's heading. */
  readonly awaited: string
  readonly bars: {
    readonly largestPaint?: number
    readonly ready?: number
    readonly secondReady?: number
    readonly offlineReady?: number
  }
}

type Visit = {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly layoutShift: number
  readonly ready: number
  readonly usable: number
  /** The paths of the scripts it loaded, and of those loaded before the page was usable. */
  readonly scripts: readonly string[]
  readonly early: readonly string[]
}

/**
 * Measures first visits of the public pages on a phone with Slow 4G and a four times slower CPU, a second visit, an
 * offline visit, and the size of the scripts they load.
 */
export async function measureVisits(
  browser: Browser,
  { url, siteDir, pages, runs }: { url: string; siteDir: string; pages: readonly PublicPage[]; runs: number },
): Promise<Measurement[]> {
  const rows: Measurement[] = []
  let landingScripts: readonly string[] = []
  for (const page of pages) {
    const visits: Visit[] = []
    const second: number[] = []
    await warmUp(browser, url, page)
    for (let run = 0; run < runs; run++) {
      const visitor = await newVisitor(browser, 'phone')
      try {
        visits.push(await visit(visitor, url, page))
        if (page.bars.secondReady !== undefined) second.push((await visit(visitor, url, page)).ready)
      } finally {
        await visitor.close()
      }
    }
    rows.push(...timeRows(page, visits, second))
    if (page.bars.offlineReady !== undefined)
      rows.push({
        area: areaOf(page),
        what: 'Later visit without a connection: first cards',
        value: await visitOffline(browser, url, page, runs),
        unit: 'ms',
        bar: page.bars.offlineReady,
      })
    const { scripts = [], early = [] } = visits[0] ?? {}
    const area = areaOf(page)
    if (page.path === '/') {
      landingScripts = scripts
      rows.push(
        {
          area,
          what: 'Script before it is usable, gzip',
          value: await gzipSize(siteDir, early),
          unit: 'kB',
          bar: 120,
          note: count(early),
        },
        {
          area,
          what: 'All script it ever loads, gzip',
          value: await gzipSize(siteDir, scripts),
          unit: 'kB',
          bar: 160,
          note: count(scripts),
        },
      )
    } else {
      const routeScripts = scripts.filter((script) => !landingScripts.includes(script))
      const note = `${count(routeScripts)} that the landing page has not loaded`
      rows.push({
        area,
        what: "The route's own script, gzip",
        value: await gzipSize(siteDir, routeScripts),
        unit: 'kB',
        bar: 40,
        note,
      })
    }
  }
  return rows
}

const areaOf = ({ name }: PublicPage): string => `${name}: first visit by phone, Slow 4G, 4x slower CPU`
const count = (scripts: readonly string[]): string => `${scripts.length} files`

function timeRows(page: PublicPage, visits: readonly Visit[], second: readonly number[]): Measurement[] {
  const { bars, awaited } = page
  const area = areaOf(page)
  const medianOf = (pick: (one: Visit) => number) => median(visits.map(pick))
  const withBudget = (bar: number | undefined) => (bar === undefined ? {} : { bar })
  return [
    { area, what: 'First contentful paint', value: medianOf((one) => one.firstPaint), unit: 'ms' },
    {
      area,
      what: 'Largest contentful paint',
      value: medianOf((one) => one.largestPaint),
      unit: 'ms',
      ...withBudget(bars.largestPaint),
    },
    {
      area,
      what: awaited.includes('Cards') ? 'First cards' : 'Heading in place',
      value: medianOf((one) => one.ready),
      unit: 'ms',
      ...withBudget(bars.ready),
    },
    ...(second.length > 0
      ? [
          {
            area,
            what: 'Second visit: first cards',
            value: median(second),
            unit: 'ms' as const,
            ...withBudget(bars.secondReady),
          },
        ]
      : []),
    {
      area,
      what: 'Usable',
      value: medianOf((one) => one.usable),
      unit: 'ms',
      note: 'React has hydrated the first link',
    },
    { area, what: 'Total blocking time', value: medianOf((one) => one.blocked), unit: 'ms', bar: 150 },
    { area, what: 'Cumulative layout shift', value: medianOf((one) => one.layoutShift), unit: '', bar: 0.05 },
  ]
}

/** Visits once, so that the host has compressed its responses. */
async function warmUp(browser: Browser, url: string, { path, awaited }: PublicPage): Promise<void> {
  const visitor = await newVisitor(browser, 'phone')
  await waitForIdle(await openPage(visitor, url + path, { awaited }))
  await visitor.close()
}

async function visit(visitor: BrowserContext, url: string, { path, awaited }: PublicPage): Promise<Visit> {
  const measured = await openPage(visitor, url + path, { awaited, slowNetwork: true })
  await waitForIdle(measured)
  const timings = await measured.page.evaluate(() => {
    const { firstPaint, largestPaint, layoutShift, longTasks, ready, usable } = window.bench
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = loads.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const toPath = ({ name }: PerformanceResourceTiming) => new URL(name).pathname
    return {
      firstPaint,
      largestPaint,
      layoutShift,
      ready,
      usable,
      blocked: longTasks
        .filter(([start]) => start >= firstPaint)
        .reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
      scripts: scripts.map(toPath),
      early: scripts.filter(({ responseEnd }) => responseEnd <= usable).map(toPath),
    }
  })
  await measured.page.close()
  return timings
}

/** The median time to content of a returning visitor without a connection, in ms. */
async function visitOffline(browser: Browser, url: string, page: PublicPage, runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const visitor = await newVisitor(browser, 'phone', { worker: true })
    try {
      const { page: first } = await openPage(visitor, url + page.path, { awaited: page.awaited })
      await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
        timeout: 60_000,
      })
      await first.close()
      await visitor.setOffline(true)
      const later = await openPage(visitor, url + page.path, { awaited: page.awaited })
      times.push(await later.page.evaluate(() => window.bench.ready))
    } finally {
      await visitor.close()
    }
  }
  return median(times)
}

/** The gzipped size of built files in kB. The build does not compress files that would not get smaller. */
async function gzipSize(siteDir: string, paths: readonly string[]): Promise<number> {
  const sizes = [...new Set(paths)].map(async (path) => {
    const file = join(siteDir, path)
    return (await readFile(`${file}.gz`).catch(() => readFile(file))).length
  })
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}
