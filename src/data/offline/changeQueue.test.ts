import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { applyCopyChange, type CopyChange, mergeCopyChanges } from '#domain/collection/copyChange.ts'
import { makeItems, makeLock, openTab } from './changeQueue.fixture.ts'
import type { ChangeRules } from './changeQueue.ts'

const cardFields = { cardId: v.string(), isFoil: v.boolean() }
const COPIES: ChangeRules<CopyChange> = {
  schema: v.union([v.object({ ...cardFields, delta: v.number() }), v.object({ ...cardFields, quantity: v.number() })]),
  subjectOf: ({ cardId, isFoil }) => `${cardId} ${isFoil}`,
  merge: mergeCopyChanges,
}

/** A backend that counts each operation once. `fates` say whether a request is lost, its answer is lost, or neither. */
function makeBackend(fates: Iterator<'lostBefore' | 'lostAfter' | 'answered'>) {
  const quantities = new Map<string, number>()
  const answered = new Map<string, number>()
  const send = async (
    { cardId, isFoil, ...by }: CopyChange,
    idempotencyKey: string,
  ): Promise<{ readonly answer: number }> => {
    const fate = fates.next().value ?? 'answered'
    await Promise.resolve()
    if (fate === 'lostBefore') throw new Error('lost')
    const change = { cardId, isFoil, ...by } as CopyChange // the parts of the parameter
    const key = `${cardId} ${isFoil}`
    const answer = answered.get(idempotencyKey) ?? applyCopyChange(quantities.get(key) ?? 0, change)
    if (!answered.has(idempotencyKey)) quantities.set(key, answer)
    answered.set(idempotencyKey, answer)
    if (fate === 'lostAfter') throw new Error('lost')
    return { answer }
  }
  return { quantities, send, requests: () => answered.size }
}

const always = (fate: 'answered' | 'lostBefore' | 'lostAfter') =>
  (function* () {
    for (;;) yield fate
  })()

const add = (delta: number, cardId = 'elsa'): CopyChange => ({ cardId, isFoil: false, delta })

describe('unconfirmed changes', () => {
  test('are pending until the backend has answered', async () => {
    const backend = makeBackend(always('answered'))
    const tab = openTab(COPIES, makeItems(), backend.send)
    tab.add(add(1))
    expect([tab.pending(), tab.hasUnsent()]).toEqual([[add(1)], true])
    await tab.deliver()
    expect([tab.pending(), tab.hasUnsent()]).toEqual([[], false])
    expect(tab.onAnswer).toHaveBeenCalledWith(add(1), 1)
  })

  test('are merged if they are about the same card: thirty presses are one request', async () => {
    const backend = makeBackend(always('answered'))
    const tab = openTab(COPIES, makeItems(), backend.send)
    for (let press = 0; press < 30; press++) tab.add(add(1))
    await tab.deliver()
    expect([backend.quantities.get('elsa false'), backend.requests()]).toEqual([30, 1])
  })

  test('that cannot be merged are sent in order', async () => {
    const backend = makeBackend(always('answered'))
    const tab = openTab(COPIES, makeItems(), backend.send)
    for (const delta of [-1, 1, -1, 1]) tab.add(add(delta))
    await tab.deliver()
    expect(backend.quantities.get('elsa false')).toBe(1)
  })

  test('of a kind without merging are sent one by one', async () => {
    const backend = makeBackend(always('answered'))
    const { schema, subjectOf } = COPIES
    const tab = openTab({ schema, subjectOf }, makeItems(), backend.send)
    for (let press = 0; press < 3; press++) tab.add(add(1))
    await tab.deliver()
    expect([backend.quantities.get('elsa false'), backend.requests()]).toEqual([3, 3])
  })

  test('are sent in order even if the clock is set back, and after a reload', async () => {
    const items = makeItems()
    const backend = makeBackend(always('answered'))
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'))
    const tab = openTab(COPIES, items, backend.send)
    tab.add(add(1, 'anna'))
    tab.add({ cardId: 'elsa', isFoil: false, quantity: 3 })
    clock.mockReturnValue(Date.parse('2026-11-21T11:00:00Z'))
    const reloaded = openTab(COPIES, items, backend.send)
    reloaded.add(add(1))
    clock.mockRestore()
    await reloaded.deliver()
    expect(backend.quantities.get('elsa false')).toBe(4)
  })

  test('stay when there is no answer, and count once when only the answer was lost', async () => {
    const items = makeItems()
    const backend = makeBackend(['lostAfter' as const, 'lostBefore' as const].values())
    const tab = openTab(COPIES, items, backend.send)
    tab.add(add(2))
    await expect(tab.deliver()).rejects.toThrow('lost')
    expect(tab.pending()).toEqual([add(2)])
    tab.add(add(1))
    await expect(tab.deliver()).rejects.toThrow('lost')
    expect(tab.pending()).toEqual([add(2), add(1)])

    const nextVisit = openTab(COPIES, items, backend.send)
    expect(nextVisit.pending()).toEqual([add(2), add(1)])
    await nextVisit.deliver()
    expect(backend.quantities.get('elsa false')).toBe(3)
    expect(items.keys()).toEqual([])
  })

  test('that are refused are reverted and do not block later ones', async () => {
    const tab = openTab(COPIES, makeItems(), async ({ cardId }) =>
      cardId === 'gone' ? { refusal: 'This card does not exist.' } : { answer: 1 },
    )
    tab.add(add(1, 'gone'))
    tab.add(add(1))
    await tab.deliver()
    expect(tab.onRefusal.mock.calls).toEqual([[add(1, 'gone'), 'This card does not exist.']])
    expect(tab.onAnswer.mock.calls).toEqual([[add(1), 1]])
    expect(tab.pending()).toEqual([])
  })

  test('of one tab are visible in another, with their outcome', async () => {
    const [items, exclusively] = [makeItems(), makeLock()]
    const backend = makeBackend(always('answered'))
    const one = openTab(COPIES, items, backend.send, exclusively)
    const two = openTab(COPIES, items, backend.send, exclusively)
    one.add(add(1))
    two.observe(null, null)
    expect([two.pending(), two.onSettledElsewhere.mock.calls]).toEqual([[add(1)], []])
    await one.deliver()
    two.observe(null, null)
    two.observe(null, null)
    expect([two.pending(), two.onSettledElsewhere.mock.calls]).toEqual([[], [[[add(1)]]]])
    expect(one.onSettledElsewhere).not.toHaveBeenCalled()
  })

  test('that another tab added and sent unseen are detected by the removal of their envelope', () => {
    const tab = openTab(COPIES, makeItems(), makeBackend(always('answered')).send)
    tab.observe('00001700000000000.id', null)
    tab.observe('sending', '{}')
    tab.observe('another kind.sending', null)
    expect(tab.onSettledElsewhere).not.toHaveBeenCalled()
    tab.observe('sending', null)
    expect(tab.onSettledElsewhere.mock.calls).toEqual([[[]]])
  })

  test('of another kind or in an unknown format are ignored', () => {
    const items = makeItems()
    items.set('0', { cardId: 'elsa', isFoil: false, delta: 'many' })
    items.set('match.0', add(1))
    items.set('sending', 'nonsense')
    const tab = openTab(COPIES, items, makeBackend(always('answered')).send)
    expect([tab.pending(), tab.hasUnsent()]).toEqual([[], false])
  })

  test('end in the right numbers, whichever requests are lost and whichever tab sends, in any order', async () => {
    const change = fc.record({
      cardId: fc.constantFrom('elsa', 'stitch'),
      isFoil: fc.boolean(),
      delta: fc.integer({ min: 1, max: 3 }),
    })
    const step = fc.oneof(
      fc.record({ tab: fc.nat(1), change }),
      fc.record({ tab: fc.nat(1), act: fc.constantFrom('deliver' as const, 'reload' as const, 'observe' as const) }),
    )
    const fates = fc.array(fc.constantFrom('answered' as const, 'lostBefore' as const, 'lostAfter' as const))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fates, async (steps, lost) => {
        const [items, exclusively, backend] = [makeItems(), makeLock(), makeBackend(lost.values())]
        const open = () => openTab(COPIES, items, backend.send, exclusively)
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
          else if (doing.act === 'observe') tabs[tab]?.observe(null, null)
          else tabs[tab] = open()
        }
        await Promise.all(waiting)
        for (let tries = lost.length; tries >= 0; tries--)
          // oxlint-disable-next-line no-await-in-loop -- until no request is lost any more
          await tabs[0]?.deliver().catch(() => undefined)
        expect(backend.quantities).toEqual(expected)
        expect(items.keys()).toEqual([])
      }),
    )
  })
})
