import type { Browser } from '@playwright/test'
import type { Pack } from '../../tools/pack/packRows.ts'
import { type Member, signUpMember } from '../database/signUpMember.ts'
import type { BenchHost } from '../host/startHost.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { newVisitor, openPage, waitForIdle } from './openPage.ts'
import { comparedPages } from './publicPages.ts'

/** The size of the deck list and of the collection that visitors see. */
const DECKS = 30
const COLLECTED_CARDS = 1500

const METRICS = {
  firstPaint: ['First contentful paint', 'ms'],
  largestPaint: ['Largest contentful paint', 'ms'],
  blocked: ['Total blocking time', 'ms'],
  script: ['Script, compressed', 'kB'],
} as const
type Metric = keyof typeof METRICS
type Visit = Readonly<Record<Metric, number>>

/**
 * Compares first visits of every public page of two builds, on a phone with Slow 4G and a four times slower CPU. The builds are
 * measured alternately, so that the comparison holds on a machine whose speed varies.
 * @param hosts of this build and of the other one, both without members.
 * @returns the medians of this build, with those of the other build and the ranges of both as notes.
 */
export async function compareVisits(
  browser: Browser,
  { hosts, pack, rounds }: { hosts: readonly [BenchHost, BenchHost]; pack: Pack; rounds: number },
): Promise<Measurement[]> {
  const builds = [await addContent(hosts[0], pack), await addContent(hosts[1], pack)]
  const rows: Measurement[] = []
  // The first request makes the hosts compress their responses.
  for (const { url, pages } of builds)
    for (const { path } of pages)
      await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  for (const [at, { name }] of (builds[0]?.pages ?? []).entries()) {
    const visits: Visit[][] = builds.map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [build, { url, pages }] of builds.entries())
        visits[build]?.push(await visitOnce(browser, url + (pages[at]?.path ?? '')))
    const [ours = [], theirs = []] = visits
    for (const [metric, [what, unit]] of Object.entries(METRICS) as [Metric, (typeof METRICS)[Metric]][]) {
      const [here, there] = [ours, theirs].map((list) => list.map((visit) => visit[metric]))
      const note = `against ${median(there ?? []).toFixed(0)}; ${range(here)} against ${range(there)}`
      rows.push({ area: name, what, value: median(here ?? []), unit, note })
    }
  }
  return rows
}

const range = (values: readonly number[] = []) =>
  `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`

/** Gives a host a member with public decks and a public collection. */
async function addContent(host: BenchHost, { cards }: Pack) {
  const member = await signUpMember(host)
  const decks: string[] = []
  for (let number = 0; number < DECKS; number++) decks.push(await addDeck(member, cards.slice(40 * number), number))
  await member.sendRequest('/rest/v1/rpc/import_collection', {
    entries: cards.slice(0, COLLECTED_CARDS).map(({ id }, index) => [id, 1 + (index % 4), index % 2]),
    mode: 'replace',
    operation_id: crypto.randomUUID(),
  })
  const [card] = cards
  if (!card) throw new Error('The pack is empty.')
  return { url: host.url, pages: comparedPages({ card, deck: decks[0] ?? '', member: member.id }) }
}

async function addDeck(member: Member, cards: Pack['cards'], number: number): Promise<string> {
  const entries = cards.slice(0, 15).map(({ id }) => ({ card: id, quantity: 4 }))
  const deck = { user_id: member.id, name: `Deck ${number}`, cards: entries, is_public: true }
  await member.sendRequest('/rest/v1/decks', deck)
  const [row] = (await member.sendRequest('/rest/v1/decks?select=id&order=created_at.desc&limit=1', undefined)) as {
    id: string
  }[]
  return row?.id ?? ''
}

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const visitor = await newVisitor(browser, 'phone')
  try {
    const measured = await openPage(visitor, address, { awaited: 'main h1', slowNetwork: true })
    await waitForIdle(measured)
    return await measured.page.evaluate(() => {
      const { firstPaint, largestPaint, longTasks } = window.bench
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = loads.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      return {
        firstPaint,
        largestPaint,
        blocked: longTasks
          .filter(([start]) => start >= firstPaint)
          .reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
        // A file that is fetched before it is imported (src/app/importFile.ts) has two entries.
        script: new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
          .values()
          .reduce((sum, bytes) => sum + bytes / 1000, 0),
      }
    })
  } finally {
    await visitor.close()
  }
}
