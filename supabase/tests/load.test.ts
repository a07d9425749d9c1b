import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BenchHost } from '../../bench/host/startHost.ts'
import { makeLoadPlace, type LoadPlace } from './loadPlace.fixture.ts'
import { type Load, type LoadMember, makeMember, visitAsGuest, visitAsMember } from './loadVisitors.fixture.ts'

const GUESTS = 80
const MEMBERS = 120
/** The number of actions per member, of eight possible ones, and of requests per guest, of thirteen. */
const MEMBER_ACTIONS = 3
const GUEST_ACTIONS = 4
/** The number of members who write while the host is killed, and the number of acknowledged writes before the kill. */
const KILLED = { members: 50, after: 100 }
/** Enough time for a busy machine: the work is bounded, not its duration. */
const TIMEOUT = { timeout: 300_000 }

let place: LoadPlace
let host: BenchHost
let members: LoadMember[]
beforeAll(async () => {
  place = await makeLoadPlace(MEMBERS)
  host = await place.start()
  members = place.accounts.map(makeMember)
})
afterAll(async () => {
  await host.stop()
  await place.remove()
})

/** Limits of the host's memory on PGlite in MB (`docs/measurements/2026-11-27-memory.md`). */
const REST_MB = 450
const LOAD_MB = 650
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined

const newLoad = (): Load => ({
  url: host.url,
  publishableKey: host.publishableKey,
  hotDecks: place.hotDecks,
  times: [],
  errors: [],
  acknowledged: 0,
  repeated: 0,
})

/** Reads a whole table with the service's rights. */
async function readTable(table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (;;) {
    const answer = await fetch(`${host.url}/rest/v1/${table}?order=user_id,id&offset=${rows.length}`, {
      headers: { apikey: place.secretKey },
    })
    const page = (await answer.json()) as typeof rows // PostgREST returns rows as objects
    rows.push(...page)
    if (page.length < 1000) return rows
  }
}

/** The stored data of each member, in the format of the acknowledged data. */
async function stored() {
  const [copies, decks, matches, favorites] = await Promise.all(
    ['user_collections', 'decks', 'matches', 'deck_favorites'].map(readTable),
  )
  const answer = await fetch(`${host.url}/rest/v1/user_profiles`, { headers: { apikey: place.secretKey } })
  const profiles = (await answer.json()) as Record<string, unknown>[] // PostgREST returns rows as objects
  const of = <Value>(
    rows: Record<string, unknown>[] | undefined,
    id: string,
    entry: (row: Record<string, unknown>) => Value,
  ) => (rows ?? []).filter(({ user_id }) => user_id === id).map(entry)
  return {
    members: members.map(({ id }) => ({
      copies: Object.fromEntries(
        of(copies, id, (row) => [
          `${String(row['card_id'])}${row['is_foil'] === true ? ' foil' : ''}`,
          row['quantity'],
        ]),
      ),
      decks: Object.fromEntries(of(decks, id, (row) => [row['id'], row['name']])),
      matches: Object.fromEntries(of(matches, id, (row) => [row['id'], row['result']])),
      // A new deck is a favorite of its author.
      favorites: of(favorites, id, (row) => String(row['deck_id'])).toSorted(),
      displayName: of(profiles, id, (row) => row['display_name'])[0],
    })),
    likes: Object.fromEntries((decks ?? []).map((row) => [row['id'], row['favorite_count']])),
  }
}

/** The acknowledged data of each member. */
function acknowledged() {
  const decks = [...place.hotDecks, ...members.flatMap(({ has }) => [...has.decks.keys()])]
  return {
    members: members.map(({ has }) => ({
      copies: Object.fromEntries(has.copies),
      decks: Object.fromEntries(has.decks),
      matches: Object.fromEntries(has.matches),
      favorites: [...has.favorites, ...has.decks.keys()].toSorted(),
      displayName: has.displayName,
    })),
    likes: Object.fromEntries(decks.map((id) => [id, 1 + members.filter(({ has }) => has.favorites.has(id)).length])),
  }
}

test.runIf(isEmbedded)('a host at rest stays below its limit of memory', TIMEOUT, async () => {
  // It collects the garbage of its start after some seconds.
  await expect.poll(() => host.residentMb(), { timeout: 30_000 }).toBeLessThan(REST_MB)
})

test('200 simultaneous visitors get no error, and every write exists once', TIMEOUT, async () => {
  const load = newLoad()
  const began = performance.now()
  await Promise.all([
    ...Array.from({ length: GUESTS }, (_, number) => visitAsGuest(load, MEMBERS + number, GUEST_ACTIONS)),
    ...members.map((member) => visitAsMember(load, member, MEMBER_ACTIONS)),
  ])
  report('200 visitors', load, began)
  expect(isEmbedded ? host.residentMb() : 0).toBeLessThan(LOAD_MB)
  expect(load.errors).toEqual([])
  expect(load.repeated).toBe(0)
  expect(await stored()).toEqual(acknowledged())
})

test(
  'a host killed during writes has every acknowledged write after its restart, and none twice',
  TIMEOUT,
  async () => {
    const load = newLoad()
    const began = performance.now()
    const visits = Promise.all(
      members.slice(-KILLED.members).map((member) => visitAsMember(load, member, MEMBER_ACTIONS)),
    )
    await expect.poll(() => load.acknowledged, { ...TIMEOUT, interval: 5 }).toBeGreaterThan(KILLED.after)
    await host.kill()
    host = await place.start()
    await visits
    report('after kill -9', load, began)
    expect(load.errors).toEqual([])
    expect(load.repeated).toBeGreaterThan(0)
    expect(await stored()).toEqual(acknowledged())
  },
)

function report(what: string, { times, acknowledged: writes }: Load, began: number) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `${what}: ${times.length} answers, ${writes} writes in ${seconds} s, the worst after ${Math.max(...times).toFixed(0)} ms, the host at ${host.residentMb().toFixed(0)} MB\n`,
  )
}
