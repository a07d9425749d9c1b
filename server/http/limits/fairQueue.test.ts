import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairQueue, type Place } from './fairQueue.ts'
import type { Group } from './groupUsage.ts'

const FOREVER = new AbortController().signal

/** A queue with a clock that the test moves. */
function makeQueue({ slots = 1, slotsPerGroup = 10, placesPerGroup = 100, burstMs = 1500 } = {}) {
  let time = 0
  const queue = fairQueue({ slots, slotsPerGroup: [slotsPerGroup], placesPerGroup, burstMs, now: () => time })
  const started: string[] = []
  const enter = (name: string, groups: readonly Group[] = [{ name: name.charAt(0), share: 1 / 4 }], size = 1) => {
    const place = queue.enter(groups, size)
    if (!place) throw new Error(`no place for ${name}`)
    void place.waitForSlot(FOREVER).then(() => started.push(name))
    return place
  }
  /** Ends a request that took this many milliseconds, and lets the next one start. */
  const end = async (place: Place | undefined, milliseconds = 0) => {
    await settle()
    time += milliseconds
    place?.leave()
    await settle()
  }
  return { queue, started, enter, end, pass: (milliseconds: number) => (time += milliseconds) }
}

/** Waits until the queue has started requests. */
const settle = async () => {
  await setImmediate()
  await setImmediate()
}

test('a client with many waiting requests is served in turn with others', async () => {
  const { enter, end, started } = makeQueue()
  const places = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => enter(name))
  const order = [0, 4, 5, 1, 6, 2, 3]
  for (const at of order) await end(places[at])
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('members of a network are served in turn, whatever the number of their requests', async () => {
  const { enter, end, started } = makeQueue()
  const from = (network: string, member: string) => [{ name: network }, { name: member }]
  const a1 = enter('a1', from('shop', 'a'))
  const a2 = enter('a2', from('shop', 'a'))
  const b1 = enter('b1', from('shop', 'b'))
  const z1 = enter('z1', from('home', 'z'))
  const z2 = enter('z2', from('home', 'z'))
  for (const place of [a1, z1, b1, z2, a2]) await end(place)
  expect(started).toEqual(['a1', 'z1', 'b1', 'z2', 'a2'])
})

test('a client beyond its share waits while others are active, also for a free slot', async () => {
  const { enter, end, pass, started } = makeQueue()
  await end(enter('b1'))
  await end(enter('a1'), 2510) // 1,000 more than the burst
  const a2 = enter('a2')
  await settle()
  expect(started).toEqual(['b1', 'a1'])
  pass(3999)
  await end(enter('b2'))
  expect(started).toEqual(['b1', 'a1', 'b2'])
  pass(1)
  enter('b3')
  await end(a2)
  expect(started).toEqual(['b1', 'a1', 'b2', 'a2', 'b3'])
})

test('a client with an endless burst is never beyond its share', async () => {
  const { enter, end, started } = makeQueue({ burstMs: Infinity })
  await end(enter('b1'))
  await end(enter('a1'), 2510)
  await end(enter('a2'))
  expect(started).toEqual(['b1', 'a1', 'a2'])
})

test('a lone client never waits for a free slot', async () => {
  const { enter, end, pass, started } = makeQueue()
  await end(enter('b1'))
  pass(10_001) // b is no longer active
  await end(enter('a1'), 60_000)
  await end(enter('a2'), 60_000)
  await end(enter('a3'))
  expect(started).toEqual(['b1', 'a1', 'a2', 'a3'])
})

test('short requests are not charged', async () => {
  const { enter, end, started } = makeQueue()
  await end(enter('b0'))
  for (let time = 0; time < 300; time += 1) await end(enter(`a${time}`), 10)
  expect(started).toHaveLength(301)
})

test('large bodies are charged, also if their request left before it had a slot', async () => {
  const { queue, enter, end, started } = makeQueue()
  await end(enter('b1'))
  const groups = [{ name: 'a', share: 1 / 4 }]
  for (let time = 0; time < 30; time += 1) queue.enter(groups, 18)?.leave()
  enter('a1')
  await end(enter('b2'))
  expect(started).toEqual(['b1', 'b2'])
})

test('an extra charge counts', async () => {
  const { queue, enter, end, started } = makeQueue()
  await end(enter('b1'))
  const groups = [{ name: 'a', share: 1 / 4 }]
  for (let time = 0; time < 76; time += 1) queue.enter(groups)?.leave(20)
  enter('a1')
  await end(enter('b2'))
  expect(started).toEqual(['b1', 'b2'])
})

test('a client does not hold all slots while others are active', async () => {
  const { enter, end, started } = makeQueue({ slots: 4, slotsPerGroup: 2 })
  await end(enter('b1'))
  const places = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => enter(name))
  await settle()
  expect(started).toEqual(['b1', 'a1', 'a2'])
  enter('b2')
  await settle()
  expect(started).toEqual(['b1', 'a1', 'a2', 'b2'])
  await end(places[0])
  expect(started).toEqual(['b1', 'a1', 'a2', 'b2', 'a3'])
})

test('a lone client leaves one slot for a new client', async () => {
  const { enter, started } = makeQueue({ slots: 4, slotsPerGroup: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter(name)
  await settle()
  enter('b1')
  await settle()
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('a client has a limited number of places, of which a large body takes several until its request ends', async () => {
  const { queue, enter, end } = makeQueue({ placesPerGroup: 5 })
  const groups = [{ name: 'a' }]
  const large = enter('a1', groups, 3)
  enter('a2', groups, 2)
  expect(queue.enter(groups)).toBeUndefined()
  expect(queue.enter([{ name: 'b' }])).toBeDefined()
  await end(large)
  expect(queue.enter(groups, 4)).toBeUndefined()
  expect(queue.enter(groups, 3)).toBeDefined()
})

test('an aborted request is not served and delays nobody', async () => {
  const { queue, enter, end, started } = makeQueue()
  const first = enter('a1')
  const gone = new AbortController()
  const place = queue.enter([{ name: 'b', share: 1 / 4 }])
  const waited = place?.waitForSlot(gone.signal)
  enter('c1')
  gone.abort(new Error('gone'))
  await expect(waited).rejects.toThrow('gone')
  place?.leave()
  await end(first)
  expect(started).toEqual(['a1', 'c1'])
})

test('leaving twice releases one slot', async () => {
  const { enter, end, started } = makeQueue()
  const first = enter('a1')
  enter('a2')
  enter('a3')
  await end(first)
  await end(first)
  expect(started).toEqual(['a1', 'a2'])
})
