// `npm run bench` measures the product's speed against its budgets and prints a table. It is a report and not a test:
// times depend on the machine and its load. Arguments choose parts: `npm run bench -- verdict filter shelf host decks
// collections visits cards`. `--quick` measures less, and only once. `--postgres` measures decks and collections on
// PostgreSQL, with ten times the rows. `--hosts <number> --postgres` only lets a thousand visitors use this number of
// hosts with a pooler and a standby. `--against <checkout>` only compares with another checkout of the repository,
// which has to be built: first visits of all public pages (`visits`) and /cards in use (`cards`).
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from '../tools/browser/findChromium.ts'
import { seedDecks } from '../tools/seed/seedDecks.ts'
import { makePack } from '../tools/pack/makePack.ts'
import type { Pack } from '../tools/pack/packRows.ts'
import { makePictures, withPictures } from './browser/makePictures.ts'
import { compareBuilds } from './browser/compareBuilds.ts'
import { compareVisits } from './browser/compareVisits.ts'
import { measureEmptyPage } from './browser/measureEmptyPage.ts'
import { measureCardsPage } from './browser/measureCardsPage.ts'
import { measureVisits } from './browser/measureVisits.ts'
import { publicPages } from './browser/publicPages.ts'
import { fillStore } from './database/fillStore.ts'
import { measureCollections } from './database/measureCollections.ts'
import { measureDecks } from './database/measureDecks.ts'
import { signUpMember } from './database/signUpMember.ts'
import { pgliteStores, postgresStores } from './database/store.ts'
import { measureFilter } from './domain/measureFilter.ts'
import { measureSelection } from './domain/measureSelection.ts'
import { measureVerdict } from './domain/measureVerdict.ts'
import { enlargePack } from './enlargePack.ts'
import { measureLoad } from './load/measureLoad.ts'
import { measureHost } from './host/measureHost.ts'
import { type BenchHost, CHECKOUT, startHost } from './host/startHost.ts'
import type { Measurement } from './measurement.ts'
import { printTable } from './printTable.ts'

const PARTS = ['verdict', 'filter', 'shelf', 'host', 'decks', 'collections', 'visits', 'cards']
const MANY_CARDS = 100_000
/** A realistic number of decks for benchmarks of the card pages. */
const DECKS = 500
/** Blocks requests to other hosts, so that the network does not affect the times. */
const BLOCK_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1'

const { values: options, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    against: { type: 'string' },
    hosts: { type: 'string' },
  },
  allowPositionals: true,
})
const built = join(CHECKOUT, 'dist/site')
const unknown = positionals.filter((part) => !PARTS.includes(part))
if (unknown.length > 0 || !existsSync(join(built, 'pack.json'))) {
  console.error(unknown.length > 0 ? `The parts are: ${PARTS.join(', ')}.` : 'Build the site first: npm run build')
  process.exit(1)
}
const DATABASE_PARTS = new Set(['decks', 'collections'])
const includesPart = (part: string, isComparison = false) =>
  options.hosts === undefined &&
  (options.against !== undefined) === isComparison &&
  (positionals.length > 0 ? positionals.includes(part) : !options.postgres || DATABASE_PARTS.has(part))
const runs = options.quick ? 1 : 3
const folder = mkdtempSync(join(tmpdir(), 'lorefolio-bench-'))
const pack = makePack()
const measured: Measurement[] = []
let browser: Browser | undefined
/** The smaller and the larger row count of a comparison. */
const sizes = (few: number) => ({
  few: options.postgres ? 10 * few : few,
  many: (options.postgres ? 10 : 1) * (options.quick ? 10 : 100) * few,
})
const stores = options.postgres ? await postgresStores(folder) : pgliteStores(folder)
// An interrupted benchmark prints the results so far. Its hosts, databases and folders end with the process.
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    printTable(measured)
    process.exit(1)
  })
}

try {
  log(`${cpus().length} processors, load ${showLoad()}`)
  if (includesPart('verdict')) await part('The official verdict', () => measureVerdict(pack))
  if (includesPart('filter')) await part('The filter alone', () => measureFilter(pack, options.quick ? 3 : 7))
  if (includesPart('shelf')) await part('Decks at the same time', () => measureSelection(pack, options.quick ? 3 : 15))
  if (includesPart('host')) {
    const siteDir = makeSite('site-host', pack)
    const size = { starts: runs, readMs: options.quick ? 1000 : 5000 }
    await part('The host', () => measureHost(join(folder, 'hosts'), siteDir, size))
  }
  if (includesPart('decks')) {
    const size = { ...sizes(1000), readMs: options.quick ? 300 : 2000 }
    await part('Lists of decks', () => measureDecks(stores, makeSite('site-decks', pack), size))
  }
  if (includesPart('collections')) {
    const size = { ...sizes(10_000), rounds: options.quick ? 3 : 9 }
    const siteDir = makeSite('site-collections', pack)
    await part('A collection', () => measureCollections(stores, siteDir, pack, size))
  }
  if (options.hosts !== undefined) {
    const size = { hosts: Number(options.hosts), visitors: 1000, seconds: options.quick ? 10 : 40 }
    await part('Visitors of several hosts', () => measureLoad(stores, makeSite('site-load', pack), size))
  }
  if (options.against !== undefined) await compareWith(options.against)
  if (includesPart('visits') || includesPart('cards')) {
    const launched = (browser = await launchBrowser())
    await part('An empty page', () => measureEmptyPage(launched))
    await withHost('3,000 cards', pack, async (host, siteDir) => {
      const { url } = host
      const [card] = pack.cards
      if (!card) throw new Error('The pack is empty.')
      const member = await signUpMember(host)
      const examples = { card, deck: await findDeck(host), member: member.id }
      const pages = publicPages(examples).slice(0, options.quick ? 2 : undefined)
      if (includesPart('visits')) await part('Visits', () => measureVisits(launched, { url, siteDir, pages, runs }))
      if (includesPart('cards')) await measureCards(launched, url, pack.cards.length, 50)
    })
    if (includesPart('cards'))
      await withHost('100,000 cards', enlargePack(pack, MANY_CARDS), ({ url }) =>
        measureCards(launched, url, MANY_CARDS, 100),
      )
  }
} finally {
  await browser?.close()
  await stores.close()
  printTable(measured)
  log(`\nload ${showLoad()}`)
}

async function measureCards(browser: Browser, url: string, cards: number, keystrokeBar: number) {
  const wheelTurns = options.quick ? 40 : 100
  for (const screen of ['desktop', 'phone'] as const)
    for (const pictures of options.quick ? [false] : [true, false]) {
      const all = { url, cards, screen, pictures, runs, wheelTurns, keystrokeBar }
      await part(`/cards, ${screen}, pictures ${pictures ? 'arrive' : 'fail'}`, () => measureCardsPage(browser, all))
    }
}

function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), BLOCK_OTHER_HOSTS],
    handleSIGINT: false,
    handleSIGTERM: false,
  })
}

/** Runs `work` against a temporary host with these cards and with decks. */
async function withHost(name: string, cards: Pack, work: (host: BenchHost, siteDir: string) => Promise<void>) {
  const siteDir = makeSite(`site ${name}`, withPictures(cards))
  if (browser) await makePictures(browser, siteDir)
  log(`Starting a host with ${name}…`)
  const dataDir = join(folder, `data ${name}`)
  await fillStore({ dataDir }, siteDir, (database) => seedDecks(database, DECKS))
  const host = await startHost({ dataDir, siteDir })
  try {
    await work(host, siteDir)
  } finally {
    await host.stop()
  }
}

/** Compares this build and that of another checkout. */
async function compareWith(checkout: string) {
  const launched = (browser = await launchBrowser())
  const hosts: BenchHost[] = []
  try {
    for (const [name, root] of [
      ['ours', CHECKOUT],
      ['other', checkout],
    ] as const) {
      const siteDir = makeSite(`site ${name}`, withPictures(pack), join(root, 'dist/site'))
      await makePictures(launched, siteDir)
      // Builds before 2026-11-26 do not know `SYNC_SCHEDULE=off`: without the variable they read nothing from the card
      // service.
      const environment = name === 'other' ? { SYNC_SCHEDULE: '' } : {}
      hosts.push(await startHost({ dataDir: join(folder, `data ${name}`), siteDir, checkout: root, environment }))
    }
    const [ours, other] = hosts
    if (!ours || !other) return
    if (includesPart('cards', true))
      await part('/cards of two builds', () =>
        compareBuilds(launched, { url: ours.url, against: other.url, rounds: runs }),
      )
    if (includesPart('visits', true))
      await part('Visits of two builds', () => compareVisits(launched, { hosts: [ours, other], pack, rounds: runs }))
  } finally {
    for (const host of hosts) await host.stop()
  }
}

/** The id of any public deck. */
async function findDeck({ url, publishableKey }: BenchHost): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/rpc/find_decks?page_size=1`, { headers: { apikey: publishableKey } })
  const [deck] = (await answer.json()) as { id: string }[]
  if (!deck) throw new Error('No decks were seeded.')
  return deck.id
}

/**
 * Copies a built site, by default this build's, so that a concurrent build cannot change it, and gives the copy these
 * cards.
 */
function makeSite(name: string, cards: Pack, site = built): string {
  const siteDir = join(folder, name)
  cpSync(site, siteDir, { recursive: true })
  for (const ending of ['.br', '.gz']) rmSync(join(siteDir, `pack.json${ending}`), { force: true })
  writeFileSync(join(siteDir, 'pack.json'), JSON.stringify(cards))
  return siteDir
}

async function part(name: string, measure: () => Measurement[] | Promise<Measurement[]>) {
  const began = performance.now()
  measured.push(...(await measure()))
  log(`${name}: measured in ${((performance.now() - began) / 1000).toFixed(0)} s, load ${showLoad()}`)
}

function showLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')
}

function log(line: string) {
  console.log(line)
}
