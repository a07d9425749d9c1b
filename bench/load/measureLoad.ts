import { startPgBouncer } from '../../tools/testing/startPgBouncer.ts'
import { startStandby } from '../../tools/testing/startPostgres.ts'
import { withClient } from '../../tools/testing/testDatabase.ts'
import { seedDecks } from '../../tools/seed/seedDecks.ts'
import { fillStore } from '../database/fillStore.ts'
import type { Stores } from '../database/store.ts'
import { CLIENTS, readConcurrently } from '../host/readConcurrently.ts'
import { type BenchHost, startHost } from '../host/startHost.ts'
import type { Measurement } from '../measurement.ts'
import { median, percentile } from '../percentile.ts'
import { processorTimeOf } from './processorTime.ts'
import { type Read, type Results, send, type Visit, visitAsGuest, visitAsMember, type Writer } from './visitor.ts'

const DECKS = 10_000
const WRITERS_SHARE = 0.2
/** A visitor waits ten seconds on average before the next action. */
const PAUSE_MS = 10_000
/** The pooler's connections to the database, for all hosts. */
const CONNECTIONS = 20
const READ_MS = 5000
const METRICS_TOKEN = 'a-token-for-the-bench'
const LIST = '/rest/v1/rpc/find_decks?page_size=24'

export type LoadSize = { readonly hosts: number; readonly visitors: number; readonly seconds: number }

/**
 * Simulated visitors on several hosts that share a PostgreSQL through PgBouncer, with a streaming standby. A fifth are
 * members who write; at the end each confirmed write must be in the database. Then guests read as fast as the hosts
 * answer.
 */
export async function measureLoad(stores: Stores, siteDir: string, size: LoadSize): Promise<Measurement[]> {
  const store = await stores.make('load')
  const url = store.databaseUrl
  if (url === undefined) throw new Error('Several hosts need --postgres.')
  await fillStore(store, siteDir, (database) => seedDecks(database, DECKS))
  const standby = await startStandby({ url })
  const pooler = await startPgBouncer(url, CONNECTIONS)
  const hosts: BenchHost[] = []
  try {
    const environment = {
      DATABASE_REPLICA_URL: standbyOf(url, standby.url),
      TRUST_PROXY: 'true',
      RATE_LIMIT_SIGN_UP: '1000000',
      METRICS_TOKEN,
      LITE_AUTH_BCRYPT_COST: '4',
    }
    for (let host = 0; host < size.hosts; host += 1)
      hosts.push(await startHost({ ...store, databaseUrl: pooler.through(url), siteDir, environment }))
    return await measure({ hosts, primary: url, standby: standby.url }, size)
  } finally {
    await Promise.all(hosts.map((host) => host.stop()))
    await pooler.stop()
    standby.stop()
  }
}

type Servers = { readonly hosts: readonly BenchHost[]; readonly primary: string; readonly standby: string }

async function measure(servers: Servers, size: LoadSize): Promise<Measurement[]> {
  const { hosts, primary } = servers
  const area = `${hosts.length} ${hosts.length === 1 ? 'host' : 'hosts'} with PgBouncer and a standby`
  const site = { hosts: hosts.map((host) => host.url), publishableKey: hosts[0]?.publishableKey ?? '' }
  const writers = await signUpWriters(site, Math.round(size.visitors * WRITERS_SHARE))
  const results: Results = { readTimes: [], writeTimes: [], errors: [] }
  const { reads, cards, deck } = await readable(site)
  const until = performance.now() + size.seconds * 1000
  const visit: Visit = { ...site, reads, cards, pauseMs: PAUSE_MS, until, results }
  const before = await usage(servers)
  await Promise.all(
    Array.from({ length: size.visitors }, (_, visitor) => {
      const writer = writers[visitor]
      const address = addressOf(visitor)
      return writer ? visitAsMember(visit, address, writer) : visitAsGuest(visit, address)
    }),
  )
  const after = await usage(servers)
  const lost = await countLost(primary, writers)
  for (const error of results.errors.slice(0, 5)) console.log(error)
  const { readTimes, writeTimes, errors } = results
  const rate = (times: readonly number[]) =>
    `${(times.length / size.seconds).toFixed(0)} per s, median ${median(times).toFixed(0)} ms`
  const residents = hosts.map((host) => host.residentMb())
  const rows: Measurement[] = [
    { area, what: `${size.visitors} visitors: errors`, value: errors.length, unit: '', bar: 1 },
    { area, what: 'Confirmed writes that are lost', value: lost, unit: '', bar: 1, note: `of ${writeTimes.length}` },
    { area, what: 'Reads, p95', value: percentile(readTimes, 0.95), unit: 'ms', note: rate(readTimes) },
    { area, what: 'Writes, p95', value: percentile(writeTimes, 0.95), unit: 'ms', note: rate(writeTimes) },
    processorRow(area, 'A request of the visitors', before, after, readTimes.length + writeTimes.length),
    { area, what: 'Resident memory of a host, most', value: Math.max(...residents), unit: 'MB' },
    { area, what: 'Reads that the standby answered', value: after.answered, unit: '', note: after.others },
  ]
  for (const [what, path] of [
    ['a list of decks', LIST],
    ["a deck's page", `/deck/${deck}`],
    ['/cards', '/cards'],
  ] as const) {
    const begin = await usage(servers)
    const read = await Promise.all(hosts.map((host) => readConcurrently(host, path, READ_MS)))
    const times = read.flatMap((host) => host.times)
    const perSecond = read.reduce((sum, host) => sum + host.perSecond, 0)
    rows.push(
      {
        area,
        what: `${CLIENTS} clients for each host: ${what}`,
        value: perSecond,
        unit: 'per s',
        note: `${(perSecond / hosts.length).toFixed(0)} per host, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
      },
      processorRow(area, `Each: ${what}`, begin, await usage(servers), times.length),
    )
  }
  return rows
}

/** The processor time of a request on all hosts, the primary and the standby together. */
function processorRow(area: string, what: string, from: Usage, to: Usage, requests: number): Measurement {
  const each = (name: 'hosts' | 'primary' | 'standby') => (to[name] - from[name]) / requests
  const value = each('hosts') + each('primary') + each('standby')
  const note = `host ${each('hosts').toFixed(1)}, primary ${each('primary').toFixed(1)}, standby ${each('standby').toFixed(1)}`
  return { area, what: `${what}, processor time`, value, unit: 'ms', note }
}

/** The database of the standby that copies the one at `url`. */
function standbyOf(url: string, standby: string): string {
  const address = new URL(standby)
  address.pathname = new URL(url).pathname
  return address.href
}

/** An address in a separate network for each visitor. */
const addressOf = (visitor: number) => `10.${visitor >> 8}.${visitor & 255}.1`

type Site = Pick<Visit, 'hosts' | 'publishableKey'>

async function signUpWriters(site: Site, count: number): Promise<Writer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Writer> => {
      const json = { email: `writer-${index}@example.com`, password: 'six inks in a well' }
      const answer = await send(site, addressOf(index), { path: '/auth/v1/signup', json })
      const { access_token: token, user } = JSON.parse(answer) as { access_token: string; user: { id: string } }
      return { id: user.id, token, copies: new Map() }
    }),
  )
}

/** The pages and lists that guests read, and the cards that members collect. */
async function readable(site: Site): Promise<Pick<Visit, 'reads' | 'cards'> & { deck: string }> {
  const decks = JSON.parse(await send(site, addressOf(0), { path: LIST })) as { id: string }[]
  const cardsPath = '/rest/v1/cards_2?select=id&order=id&limit=50'
  const cards = JSON.parse(await send(site, addressOf(0), { path: cardsPath })) as { id: string }[]
  const reads: Read[] = [
    ...decks.flatMap(({ id }) => [{ path: `/deck/${id}` }, { path: `/rest/v1/decks?select=name,cards&id=eq.${id}` }]),
    ...['latest', 'popular'].flatMap((list) =>
      decks.map(() => ({ path: '/rest/v1/rpc/find_decks', json: { list, page_size: 24 } })),
    ),
    ...decks.map(() => ({ path: '/cards' })),
  ]
  return { reads, cards: cards.map(({ id }) => id), deck: decks[0]?.id ?? '' }
}

/** How many confirmed copies the database lacks, or has too many of. */
async function countLost(url: string, writers: readonly Writer[]): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ user_id: string; card_id: string; quantity: number }>(
      'select user_id, card_id, quantity from public.user_collections',
    ),
  )
  const stored = new Map(rows.map((row) => [`${row.user_id} ${row.card_id}`, row.quantity]))
  return writers
    .flatMap(({ id, copies }) =>
      [...copies].map(([card, count]) => Math.abs(count - (stored.get(`${id} ${card}`) ?? 0))),
    )
    .reduce((sum, difference) => sum + difference, 0)
}

/** Processor time so far in ms, and how many reads went where. */
type Usage = {
  readonly hosts: number
  readonly primary: number
  readonly standby: number
  readonly answered: number
  readonly others: string
}

async function usage({ hosts, primary, standby }: Servers): Promise<Usage> {
  const texts = await Promise.all(
    hosts.map(async ({ url }) =>
      (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text(),
    ),
  )
  /** The sum over all hosts of the metric whose line begins so. */
  const sum = (line: string) =>
    texts.reduce((total, text) => total + Number(text.split(`\n${line} `)[1]?.split('\n')[0] ?? 0), 0)
  const reads = (result: string) => sum(`lorefolio_replica_reads_total{result="${result}"}`)
  return {
    hosts: 1000 * sum('process_cpu_seconds_total'),
    primary: await processorTimeOf(primary),
    standby: await processorTimeOf(standby),
    answered: reads('answered'),
    others: `skipped ${reads('skipped')}, failed ${reads('failed')}`,
  }
}
