import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BenchHost } from '../../bench/host/startHost.ts'
import { makeLoadPlace, type LoadPlace } from './loadPlace.fixture.ts'
import { type Load, type LoadMember, makeMember, visitAsGuest, visitAsMember } from './loadVisitors.fixture.ts'

const GUESTS = 80
const MEMBERS = 120
/** How much each of them does, of eight things that a member can do and thirteen to look at. */
const ACTS = 3
const LOOKS = 4
/** As many members are writing when the host is killed, after so many writes. */
const KILLED = { members: 50, after: 100 }
/** As long as a busy machine takes: what is done is bounded, not its time. */
const PATIENCE = { timeout: 300_000 }

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

const newLoad = (): Load => ({
  url: host.url,
  publishableKey: host.publishableKey,
  hotDecks: place.hotDecks,
  times: [],
  errors: [],
  acknowledged: 0,
  repeated: 0,
})

/** All of a table, read past all rules. */
async function all(table: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (;;) {
    const answer = await fetch(`${host.url}/rest/v1/${table}?order=user_id,id&offset=${rows.length}`, {
      headers: { apikey: place.secretKey },
    })
    const page = (await answer.json()) as typeof rows // rows are objects
    rows.push(...page)
    if (page.length < 1000) return rows
  }
}

/** What is stored of each member, in the form of what was acknowledged to them. */
async function stored() {
  const [copies, decks, matches, favorites] = await Promise.all(
    ['user_collections', 'decks', 'matches', 'deck_favorites'].map(all),
  )
  const answer = await fetch(`${host.url}/rest/v1/user_profiles`, { headers: { apikey: place.secretKey } })
  const profiles = (await answer.json()) as Record<string, unknown>[] // rows are objects
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
      // Authors like what they make.
      favorites: of(favorites, id, (row) => String(row['deck_id'])).toSorted(),
      displayName: of(profiles, id, (row) => row['display_name'])[0],
    })),
    likes: Object.fromEntries((decks ?? []).map((row) => [row['id'], row['favorite_count']])),
  }
}

/** The same by what was acknowledged. */
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

test('200 visitors at once are all answered without an error, and every write is there once', PATIENCE, async () => {
  const load = newLoad()
  const began = performance.now()
  await Promise.all([
    ...Array.from({ length: GUESTS }, (_, number) => visitAsGuest(load, MEMBERS + number, LOOKS)),
    ...members.map((member) => visitAsMember(load, member, ACTS)),
  ])
  report('200 visitors', load, began)
  expect(load.errors).toEqual([])
  expect(load.repeated).toBe(0)
  expect(await stored()).toEqual(acknowledged())
})

test(
  'a host that is killed while they write has every acknowledged write once it is back, and none twice',
  PATIENCE,
  async () => {
    const load = newLoad()
    const began = performance.now()
    const visits = Promise.all(members.slice(-KILLED.members).map((member) => visitAsMember(load, member, ACTS)))
    await expect.poll(() => load.acknowledged, { ...PATIENCE, interval: 5 }).toBeGreaterThan(KILLED.after)
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
