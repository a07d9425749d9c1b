import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { applyCopyChange, type CopyChange } from '#domain/collection/copyChange.ts'
import { type Answer, makeCopyOutbox } from './copyOutbox.ts'
import type { PrefixedStorage } from '../offline/prefixedStorage.ts'

/** A browser's storage, of which several tabs look at the same. */
function makeItems(): PrefixedStorage {
  const items = new Map<string, string>()
  return {
    keys: () => [...items.keys()].toSorted(),
    get: (key) => JSON.parse(items.get(key) ?? 'null'),
    set: (key, value) => void items.set(key, JSON.stringify(value)),
    remove: (key) => void items.delete(key),
  }
}

/** A backend that counts each operation once, and whose answers get lost as `fates` say: before it, after it, or not. */
function makeBackend(fates: Iterator<'lostBefore' | 'lostAfter' | 'answered'>) {
  const quantities = new Map<string, number>()
  const answered = new Map<string, number>()
  const send = async ({ cardId, isFoil, ...by }: CopyChange, operationId: string): Promise<Answer> => {
    const fate = fates.next().value ?? 'answered'
    await Promise.resolve()
    if (fate === 'lostBefore') throw new Error('lost')
    const change = { cardId, isFoil, ...by } as CopyChange // put together again as it was taken apart
    const key = `${cardId} ${isFoil}`
    const quantity = answered.get(operationId) ?? applyCopyChange(quantities.get(key) ?? 0, change)
    if (!answered.has(operationId)) quantities.set(key, quantity)
    answered.set(operationId, quantity)
    if (fate === 'lostAfter') throw new Error('lost')
    return { quantity }
  }
  return { quantities, send, requests: () => answered.size }
}

const inTurn = () => {
  let turn = Promise.resolve()
  return (run: () => Promise<void>) => {
    const mine = turn.then(run)
    turn = mine.catch(() => undefined)
    return mine
  }
}

let ids = 0
const makeId = () => `id-${String(ids++).padStart(9, '0')}`

type Send = Parameters<typeof makeCopyOutbox>[0]['send']

function openTab(
  items: PrefixedStorage,
  send: Send,
  exclusively = inTurn(),
  onAnswer = vi.fn<(change: CopyChange, answer: Answer) => void>(),
) {
  return { ...makeCopyOutbox({ items, exclusively, send, onAnswer, makeId }), onAnswer }
}

const always = (fate: 'answered' | 'lostBefore' | 'lostAfter') =>
  (function* () {
    for (;;) yield fate
  })()

const more = (delta: number, cardId = 'elsa'): CopyChange => ({ cardId, isFoil: false, delta })

describe('changes that are not confirmed yet', () => {
  test('are pending until the backend has answered', async () => {
    const backend = makeBackend(always('answered'))
    const tab = openTab(makeItems(), backend.send)
    tab.add(more(1))
    expect(tab.pending()).toEqual([more(1)])
    await tab.deliver()
    expect(tab.pending()).toEqual([])
    expect(tab.onAnswer).toHaveBeenCalledWith(more(1), { quantity: 1 })
  })

  test('are merged where they are about the same card: thirty presses are one request', async () => {
    const backend = makeBackend(always('answered'))
    const tab = openTab(makeItems(), backend.send)
    for (let press = 0; press < 30; press++) tab.add(more(1))
    await tab.deliver()
    expect([backend.quantities.get('elsa false'), backend.requests()]).toEqual([30, 1])
  })

  test('that cannot be merged are sent in order', async () => {
    const backend = makeBackend(always('answered'))
    const tab = openTab(makeItems(), backend.send)
    for (const delta of [-1, 1, 1]) tab.add(more(delta))
    await tab.deliver()
    expect(backend.quantities.get('elsa false')).toBe(2)
  })

  test('are sent in order also where the clock is set back, and after a reload', async () => {
    const items = makeItems()
    const backend = makeBackend(always('answered'))
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'))
    const tab = openTab(items, backend.send)
    tab.add(more(1, 'anna'))
    tab.add({ cardId: 'elsa', isFoil: false, quantity: 3 })
    clock.mockReturnValue(Date.parse('2026-11-21T11:00:00Z'))
    const reloaded = openTab(items, backend.send)
    reloaded.add(more(1))
    clock.mockRestore()
    await reloaded.deliver()
    expect(backend.quantities.get('elsa false')).toBe(4)
  })

  test('are kept when there is no answer, and count once when the answer alone was lost', async () => {
    const items = makeItems()
    const backend = makeBackend(['lostAfter' as const, 'lostBefore' as const].values())
    const tab = openTab(items, backend.send)
    tab.add(more(2))
    await expect(tab.deliver()).rejects.toThrow('lost')
    expect(tab.pending()).toEqual([more(2)])
    tab.add(more(1))
    await expect(tab.deliver()).rejects.toThrow('lost')
    expect(tab.pending()).toEqual([more(2), more(1)])

    const nextVisit = openTab(items, backend.send)
    expect(nextVisit.pending()).toEqual([more(2), more(1)])
    await nextVisit.deliver()
    expect(backend.quantities.get('elsa false')).toBe(3)
    expect(items.keys()).toEqual([])
  })

  test('that are refused are taken back, and do not hold up what comes after', async () => {
    const refused = vi.fn<Send>((change) =>
      Promise.resolve(change.cardId === 'gone' ? { refusal: 'This card does not exist.' } : { quantity: 1 }),
    )
    const tab = openTab(makeItems(), refused)
    tab.add(more(1, 'gone'))
    tab.add(more(1))
    await tab.deliver()
    expect(tab.onAnswer.mock.calls.map(([, answer]) => answer)).toEqual([
      { refusal: 'This card does not exist.' },
      { quantity: 1 },
    ])
    expect(tab.pending()).toEqual([])
  })

  test('of one tab are seen in another, with what became of them', async () => {
    const [items, exclusively] = [makeItems(), inTurn()]
    const backend = makeBackend(always('answered'))
    const here = openTab(items, backend.send, exclusively)
    const there = openTab(items, backend.send, exclusively)
    here.add(more(1))
    expect(there.look()).toEqual([])
    expect(there.pending()).toEqual([more(1)])
    await here.deliver()
    expect(there.look()).toEqual([more(1)])
    expect(there.pending()).toEqual([])
    expect(there.look()).toEqual([])
  })

  test('that somebody else has written there are passed over', () => {
    const items = makeItems()
    items.set('0', { cardId: 'elsa', isFoil: false, delta: 'many' })
    items.set('sending', 'nonsense')
    expect(openTab(items, makeBackend(always('answered')).send).pending()).toEqual([])
  })

  test('end in the right numbers, whatever gets lost and whichever tab sends, in any order', async () => {
    const change = fc.record({
      cardId: fc.constantFrom('elsa', 'stitch'),
      isFoil: fc.boolean(),
      delta: fc.integer({ min: 1, max: 3 }),
    })
    const step = fc.oneof(
      fc.record({ tab: fc.nat(1), change }),
      fc.record({ tab: fc.nat(1), act: fc.constantFrom('deliver' as const, 'reload' as const, 'look' as const) }),
    )
    const fates = fc.array(fc.constantFrom('answered' as const, 'lostBefore' as const, 'lostAfter' as const))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fates, async (steps, lost) => {
        const [items, exclusively, backend] = [makeItems(), inTurn(), makeBackend(lost.values())]
        const open = () => openTab(items, backend.send, exclusively)
        const tabs = [open(), open()]
        const expected = new Map<string, number>()
        const waiting: Promise<unknown>[] = []
        for (const { tab, ...doing } of steps) {
          if ('change' in doing) {
            const { cardId, isFoil, delta } = doing.change
            tabs[tab]?.add(doing.change)
            expected.set(`${cardId} ${isFoil}`, (expected.get(`${cardId} ${isFoil}`) ?? 0) + delta)
          } else if (doing.act === 'deliver')
            waiting.push(tabs[tab]?.deliver().catch(() => undefined) ?? Promise.resolve())
          else if (doing.act === 'look') tabs[tab]?.look()
          else tabs[tab] = open()
        }
        await Promise.all(waiting)
        for (let tries = lost.length; tries >= 0; tries--)
          // oxlint-disable-next-line no-await-in-loop -- until nothing is lost any more
          await tabs[0]?.deliver().catch(() => undefined)
        expect(backend.quantities).toEqual(expected)
        expect(items.keys()).toEqual([])
      }),
    )
  })
})
