import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { makeItems, makeLock, openTab } from './changeQueue.fixture.ts'
import type { ChangeRules, Outcome } from './changeQueue.ts'

type Note = { readonly id: string; readonly text: string; readonly refusal?: string | undefined }

const NOTES: ChangeRules<Note> = {
  schema: v.object({ id: v.string(), text: v.string(), refusal: v.optional(v.string()) }),
  subjectOf: ({ id }) => id,
  merge: (_, later) => later,
  refused: {
    mark: (note, refusal) => ({ ...note, refusal }),
    isMarked: ({ refusal }) => refusal !== undefined,
  },
}

describe('a refused change of a kind that stays', () => {
  const refuse = async () => ({ refusal: 'Too long' })
  const first: Note = { id: 'a', text: 'first' }
  const second: Note = { id: 'a', text: 'second' }

  test('is marked and not sent again, while others are', async () => {
    const send = vi.fn<(note: Note) => Promise<Outcome<null>>>(async () => ({ answer: null }))
    const tab = openTab(NOTES, makeItems(), send)
    send.mockImplementationOnce(refuse)
    tab.add(first)
    tab.add({ id: 'b', text: 'other' })
    await tab.deliver()
    await tab.deliver()
    expect(tab.pending()).toEqual([{ ...first, refusal: 'Too long' }])
    expect(tab.hasUnsent()).toBe(false)
    expect(tab.onRefusal.mock.calls).toEqual([[first, 'Too long']])
    expect(send.mock.calls.map(([{ text }]) => text)).toEqual(['first', 'other'])
  })

  test('is replaced by a later one, which is sent', async () => {
    const items = makeItems()
    const tab = openTab(NOTES, items, refuse)
    tab.add(first)
    await tab.deliver()
    const sent = vi.fn<(note: Note) => void>()
    const nextVisit = openTab(NOTES, items, async (note) => (sent(note), { answer: null }))
    nextVisit.add(second)
    await nextVisit.deliver()
    expect(sent.mock.calls).toEqual([[second]])
    expect(items.keys()).toEqual([])
  })

  test('is not reported if a later one was added meanwhile', async () => {
    const outcome = Promise.withResolvers<Outcome<null>>()
    const send = vi.fn<(note: Note) => Promise<Outcome<null>>>(async () => ({ answer: null }))
    send.mockReturnValueOnce(outcome.promise)
    const tab = openTab(NOTES, makeItems(), send)
    tab.add(first)
    const delivered = tab.deliver()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    tab.add(second)
    outcome.resolve({ refusal: 'Too long' })
    await delivered
    expect(tab.onRefusal).not.toHaveBeenCalled()
    expect(tab.onAnswer.mock.calls).toEqual([[second, null]])
    expect(tab.pending()).toEqual([])
  })

  test('does not count as sent in other tabs', async () => {
    const [items, exclusively] = [makeItems(), makeLock()]
    const outcome = Promise.withResolvers<Outcome<null>>()
    const one = openTab(NOTES, items, () => outcome.promise, exclusively)
    const two = openTab(NOTES, items, refuse, exclusively)
    one.add(first)
    const delivered = one.deliver()
    await vi.waitFor(() => expect(items.get('sending')).not.toBeNull())
    two.observe(null, null)
    outcome.resolve({ refusal: 'Too long' })
    await delivered
    two.observe(null, null)
    expect(two.onSettledElsewhere).not.toHaveBeenCalled()
    expect(two.pending()).toEqual([{ ...first, refusal: 'Too long' }])
  })

  test('is discarded with all changes of its subject, and only with them', async () => {
    const items = makeItems()
    const tab = openTab(NOTES, items, () => Promise.reject(new Error('lost')))
    tab.add(first)
    await tab.deliver().catch(() => undefined)
    tab.add(second)
    tab.add({ id: 'b', text: 'other' })
    expect([tab.isUntried('a'), tab.isUntried('b'), tab.isUntried('c')]).toEqual([false, true, false])
    tab.discard('a')
    expect(tab.pending()).toEqual([{ id: 'b', text: 'other' }])
    expect(items.get('sending')).toBeNull()
    expect(tab.onSettledElsewhere).not.toHaveBeenCalled()
  })
})
