import { vi } from 'vitest'
import { type ChangeRules, makeChangeQueue, type Outcome } from './changeQueue.ts'
import type { PrefixedStorage } from './prefixedStorage.ts'

/** The storage of a browser, shared by its tabs. */
export function makeItems(): PrefixedStorage {
  const items = new Map<string, string>()
  return {
    keys: () => [...items.keys()].toSorted(),
    get: (key) => JSON.parse(items.get(key) ?? 'null'),
    set: (key, value) => void items.set(key, JSON.stringify(value)),
    remove: (key) => void items.delete(key),
  }
}

/** A lock that all tabs of a browser share. */
export const makeLock = () => {
  let last = Promise.resolve()
  return (run: () => Promise<void>) => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
}

let ids = 0
const makeId = () => `id-${String(ids++).padStart(9, '0')}`

/** The queue of a tab, with its callbacks. */
export function openTab<Change>(
  rules: ChangeRules<Change>,
  items: PrefixedStorage,
  send: (change: Change, idempotencyKey: string) => Promise<Outcome<unknown>>,
  exclusively = makeLock(),
) {
  const onAnswer = vi.fn<(change: Change, answer: unknown) => void>()
  const onRefusal = vi.fn<(change: Change, reason: string) => void>()
  const onSettledElsewhere = vi.fn<(changes: readonly Change[]) => void>()
  const onChange = vi.fn<() => void>()
  const callbacks = { onAnswer, onRefusal, onSettledElsewhere, onChange }
  return { ...makeChangeQueue(rules, { items, exclusively, send, makeId, ...callbacks }), ...callbacks }
}
