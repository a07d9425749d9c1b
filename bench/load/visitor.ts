import { setTimeout as wait } from 'node:timers/promises'

/** A visit to several hosts, as a proxy would spread it: each request goes to the next one. */
export type Visit = {
  readonly hosts: readonly string[]
  readonly publishableKey: string
  /** Addresses and calls that guests read. */
  readonly reads: readonly Read[]
  readonly cards: readonly string[]
  /** The mean pause between two requests of a visitor, in ms. */
  readonly pauseMs: number
  /** When it ends, on the clock of `performance`. */
  readonly until: number
  readonly results: Results
}

export type Read = { readonly path: string; readonly json?: object }

export type Results = {
  readonly readTimes: number[]
  readonly writeTimes: number[]
  readonly errors: string[]
}

/** A member with the copies whose change was confirmed, by card id. */
export type Writer = { readonly id: string; readonly token: string; readonly copies: Map<string, number> }

let turn = 0

/** Reads as a guest until the end of the visit. @param address the client's address, as a proxy passes it on */
export async function visitAsGuest(visit: Visit, address: string): Promise<void> {
  await repeat(visit, async () => {
    const read = pick(visit.reads)
    await timed(visit, visit.results.readTimes, () => send(visit, address, read))
  })
}

/** Adds a copy and reads it, each time through another host. A read that lacks the copy is an error. */
export async function visitAsMember(visit: Visit, address: string, { id, token, copies }: Writer): Promise<void> {
  await repeat(visit, async () => {
    const card = pick(visit.cards)
    const json = { card_id: card, is_foil: false, delta: 1, operation_id: crypto.randomUUID() }
    const written = await timed(visit, visit.results.writeTimes, () =>
      send(visit, address, { path: '/rest/v1/rpc/adjust_collection', json }, token),
    )
    if (written === undefined) return
    copies.set(card, (copies.get(card) ?? 0) + 1)
    const path = `/rest/v1/user_collections?select=quantity&user_id=eq.${id}&card_id=eq.${card}`
    const read = await timed(visit, visit.results.readTimes, () => send(visit, address, { path }, token))
    const expected = JSON.stringify([{ quantity: copies.get(card) }])
    if (read !== undefined && read !== expected) visit.results.errors.push(`${read} instead of ${expected}`)
  })
}

/** Starts at a random time within a pause, so that visitors do not come all at once. */
async function repeat({ pauseMs, until }: Visit, act: () => Promise<void>): Promise<void> {
  await wait(Math.random() * pauseMs)
  while (performance.now() < until) {
    await act()
    await wait(2 * Math.random() * pauseMs)
  }
}

async function timed(visit: Visit, times: number[], work: () => Promise<string>): Promise<string | undefined> {
  const began = performance.now()
  try {
    const answer = await work()
    times.push(performance.now() - began)
    return answer
  } catch (error) {
    visit.results.errors.push(String(error))
    return undefined
  }
}

/** Sends a request. @returns the body. @throws on an error status */
export async function send(
  { hosts, publishableKey }: Pick<Visit, 'hosts' | 'publishableKey'>,
  address: string,
  { path, json }: Read,
  token?: string,
): Promise<string> {
  turn += 1
  const answer = await fetch(`${hosts[turn % hosts.length]}${path}`, {
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
