import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import type { Pack } from '../../tools/pack/packRows.ts'
import { seedCollections } from '../../tools/seed/seedCollections.ts'
import { seedPrices } from '../../tools/seed/seedPrices.ts'
import { startHost } from '../host/startHost.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { fillStore } from './fillStore.ts'
import { signUpMember, type Member } from './signUpMember.ts'
import type { Store, Stores } from './store.ts'

/** The requests of the collection pages. Each is timed until the response is complete. */
const REQUESTS: readonly { readonly what: string; readonly run: (member: Member, pack: Pack) => Promise<unknown> }[] = [
  {
    what: 'import every card',
    run: ({ sendRequest }, { cards }) =>
      sendRequest('/rest/v1/rpc/import_collection', {
        entries: cards.map(({ id }) => [id, 2, 1]),
        mode: 'replace',
        operation_id: crypto.randomUUID(),
      }),
  },
  {
    what: 'read the whole collection',
    run: ({ sendRequest, id }) => sendRequest('/rest/v1/rpc/collection_of', { owner_id: id }),
  },
  ...[30, 365].map((days) => ({
    what: `value history of ${days} days`,
    run: ({ sendRequest, id }: Member) =>
      sendRequest('/rest/v1/rpc/collection_value_history', {
        owner_id: id,
        since: addDays(toUtcDay(Date.now()), -days),
      }),
  })),
  {
    what: 'add one copy',
    run: ({ sendRequest }, { cards }) =>
      sendRequest('/rest/v1/rpc/adjust_collection', {
        card_id: cards[0]?.id,
        is_foil: false,
        delta: 1,
        operation_id: crypto.randomUUID(),
      }),
  },
  {
    what: 'add every card of a set',
    run: ({ sendRequest }, { cards }) =>
      sendRequest('/rest/v1/rpc/add_set_to_collection', {
        set_id: cards[0]?.set_id,
        operation_id: crypto.randomUUID(),
      }),
  },
  {
    what: 'activity of 30 days',
    run: ({ sendRequest, id }) =>
      sendRequest(
        `/rest/v1/user_collections?user_id=eq.${id}&updated_at=gte.2020-01-01&order=updated_at.desc&limit=100`,
        undefined,
      ),
  },
]

/**
 * Measures reads and writes of a complete collection in a database with many other rows, as a ratio to the time with
 * few other rows.
 */
export async function measureCollections(
  stores: Stores,
  siteDir: string,
  pack: Pack,
  { few, many, rounds }: { few: number; many: number; rounds: number },
): Promise<Measurement[]> {
  const hosts: { member: Member; stop: () => Promise<void> }[] = []
  try {
    for (const count of [few, many])
      hosts.push(await startMemberHost(await stores.make(`collections-${count}`), siteDir, count))
    const measured: Measurement[] = []
    for (const { what, run } of REQUESTS) {
      const times: number[][] = []
      for (let round = 0; round < rounds; round++) {
        const pair: number[] = []
        // Both databases are measured in turn, so that load on the machine affects both.
        for (const { member } of hosts) {
          const began = performance.now()
          await run(member, pack)
          pair.push(performance.now() - began)
        }
        times.push(pair)
      }
      const [short, long] = [0, 1].map((at) => median(times.map((pair) => pair[at] ?? Number.NaN)).toFixed(1))
      measured.push({
        area: `On ${stores.kind}, every card in both finishes, ${formatCount(pack.cards.length * 2)} rows, among ${formatCount(many)} to ${formatCount(few)}`,
        what,
        value: median(times.map(([before = Number.NaN, after = Number.NaN]) => after / before)),
        unit: 'ratio',
        bar: 2,
        note: `${short} → ${long} ms`,
      })
    }
    return measured
  } finally {
    for (const { stop } of hosts) await stop()
  }
}

const formatCount = (number: number) => number.toLocaleString('en')

/** Starts a host whose database has `count` rows of other collections, and signs up a member. */
async function startMemberHost(store: Store, siteDir: string, count: number) {
  await fillStore(store, siteDir, async (database) => {
    await seedCollections(database, count)
    await seedPrices(database)
  })
  const host = await startHost({ ...store, siteDir })
  try {
    return { member: await signUpMember(host), stop: host.stop }
  } catch (error) {
    await host.stop()
    throw error
  }
}
