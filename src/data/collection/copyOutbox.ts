import * as v from 'valibot'
import { type CopyChange, mergeCopyChanges } from '#domain/collection/copyChange.ts'
import type { PrefixedStorage } from '../offline/prefixedStorage.ts'

/** How a change ended: the copies there are now, or the backend's reason to refuse it. */
export type Answer = { readonly quantity: number } | { readonly refusal: string }

/** What an outbox needs of its surroundings. */
type Surroundings = {
  /** Survives a reload, belongs to one person. Their other tabs write to it as well. */
  readonly items: PrefixedStorage
  /** Runs one at a time, whichever tab asks. */
  readonly exclusively: (run: () => Promise<void>) => Promise<void>
  /** Asks the backend for a change, once for each id. Throws where there is no answer, or none that ends the matter. */
  readonly send: (change: CopyChange, operationId: string) => Promise<Answer>
  /** Called with each answer, just before its change is no longer pending. */
  readonly onAnswer: (change: CopyChange, answer: Answer) => void
  readonly makeId: () => string
}

const cardFields = { cardId: v.string(), isFoil: v.boolean() }
const changeSchema = v.union([
  v.object({ ...cardFields, delta: v.number() }),
  v.object({ ...cardFields, quantity: v.number() }),
])
const envelopeSchema = v.object({ operationId: v.string(), change: changeSchema, keys: v.array(v.string()) })

/** A change on its way, made of the changes kept under `keys`. It has the same id until it is answered, and so counts once. */
type Envelope = v.InferOutput<typeof envelopeSchema>

const ENVELOPE = 'sending'

/**
 * The changes to somebody's copies that the backend has not confirmed yet (decision 014). Each is kept under a key of its
 * own, so that tabs never overwrite each other's. One at a time is put into an envelope with an operation id, together
 * with those of the same card that merge with it, and sent until there is an answer.
 */
export function makeCopyOutbox({ items, exclusively, send, onAnswer, makeId }: Surroundings) {
  let changes: readonly (readonly [key: string, change: CopyChange])[] = []
  let envelope: Envelope | null = null
  let pending: readonly CopyChange[] = []
  let answers = 0
  const listeners = new Set<() => void>()

  function readEnvelope(): Envelope | null {
    const { success, output } = v.safeParse(envelopeSchema, items.get(ENVELOPE))
    return success ? output : null
  }

  /** Looks at what all tabs have kept, and tells who listens. @returns what was pending and is no longer. */
  function look(): CopyChange[] {
    const before = { changes, envelope }
    changes = items.keys().flatMap((key) => {
      const { success, output } = v.safeParse(changeSchema, key === ENVELOPE ? null : items.get(key))
      return success ? [[key, output] as const] : []
    })
    envelope = readEnvelope()
    const waiting = changes.filter(([key]) => !envelope?.keys.includes(key)).map(([, change]) => change)
    pending = envelope ? [envelope.change, ...waiting] : waiting
    for (const listener of listeners) listener()

    const left = new Set([...changes.map(([key]) => key), ...(envelope?.keys ?? [])])
    const wasSending = new Set(before.envelope?.keys)
    const gone = before.changes.filter(([key]) => !left.has(key) && !wasSending.has(key)).map(([, change]) => change)
    const isSent = before.envelope && before.envelope.operationId !== envelope?.operationId
    return before.envelope && isSent ? [before.envelope.change, ...gone] : gone
  }

  /** Closes an envelope around the oldest change and those of its card that merge with it. */
  function closeEnvelope(): Envelope | null {
    const [first, ...later] = changes
    if (!first) return null
    let change = first[1]
    const keys = [first[0]]
    for (const [key, next] of later) {
      if (next.cardId !== change.cardId || next.isFoil !== change.isFoil) continue
      const merged = mergeCopyChanges(change, next)
      if (!merged) break
      change = merged
      keys.push(key)
    }
    return { operationId: makeId(), change, keys }
  }

  function settle({ operationId, change, keys }: Envelope, answer: Answer) {
    answers++
    onAnswer(change, answer)
    for (const key of keys) items.remove(key)
    // Where a browser has no locks, another tab may be sending its own by now.
    if (readEnvelope()?.operationId === operationId) items.remove(ENVELOPE)
    look()
  }

  async function sendAll() {
    look()
    for (;;) {
      const next = envelope ?? closeEnvelope()
      if (!next) return
      items.set(ENVELOPE, next)
      look()
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in the order they were made
      settle(next, await send(next.change, next.operationId))
    }
  }

  look()
  return {
    /** Keeps a change, pending until `deliver` has an answer to it. */
    add(change: CopyChange) {
      // Keys sort by when a change was made, in one tab and among all, also where a clock is set back meanwhile.
      const last = Number(changes.at(-1)?.[0].split('.', 1)[0]) || 0
      const time = Math.max(Date.now(), last + 1)
      items.set(`${String(time).padStart(14, '0')}.${makeId()}`, change)
      look()
    },
    /** Sends what is pending, in order. Rejects with what kept a change from being answered; it stays pending then. */
    deliver: () => exclusively(sendAll),
    /** To be called when another tab has written to `items`: the changes that have been answered there meanwhile. */
    look,
    /** What is not confirmed yet, in order; the same array until it changes. */
    pending: () => pending,
    /** How many answers came here: what was read from the backend across one may lack it or have it already. */
    answers: () => answers,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type CopyOutbox = ReturnType<typeof makeCopyOutbox>
