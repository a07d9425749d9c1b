import * as v from 'valibot'
import type { PrefixedStorage } from './prefixedStorage.ts'

/** The outcome of a request: the backend's answer, or its reason for refusing the change. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: string }

/** The rules for one kind of change. */
export type ChangeRules<Change> = {
  /** Checks stored changes. Changes that do not match are ignored. */
  readonly schema: v.GenericSchema<unknown, Change>
  /** Names the thing that a change is about. Changes of one subject are sent in order. */
  readonly subjectOf: (change: Change) => string
  /** Gives the one change that equals two of the same subject in a row, or null if there is none. */
  readonly merge?: (earlier: Change, later: Change) => Change | null
  /** For changes that stay in the queue when they are refused, until a later change of their subject is merged with them. */
  readonly refused?: {
    readonly mark: (change: Change, reason: string) => Change
    readonly isMarked: (change: Change) => boolean
  }
}

type Dependencies<Change, Answer> = {
  /** Storage that survives a reload, belongs to one user and is shared with the user's other tabs. */
  readonly items: PrefixedStorage
  /** Runs `run` while no other tab does so. */
  readonly exclusively: (run: () => Promise<void>) => Promise<void>
  /** Sends a change to the backend, which applies it once for each key. Throws when there is no final answer. */
  readonly send: (change: Change, idempotencyKey: string) => Promise<Outcome<Answer>>
  /** Called with each answer, just before its change leaves the pending ones. */
  readonly onAnswer: (change: Change, answer: Answer) => void
  /** Called with each refusal, unless a later change replaces the refused one. */
  readonly onRefusal: (change: Change, reason: string) => void
  /** Called when another tab has sent or discarded changes. This tab may not have seen all of them. */
  readonly onSettledElsewhere: (changes: readonly Change[]) => void
  /** Called when `pending` may have changed. */
  readonly onChange: () => void
  readonly makeId: () => string
}

const ENVELOPE = 'sending'

/** The time at the beginning of a change's key: milliseconds in 14 digits. */
const TIME = /^\d{14}(?=\.)/

/** Earlier versions stored matches under keys without a time. They are older than all others. */
const timeOf = (key: string) => Number(TIME.exec(key)?.[0] ?? 0)

const isChangeKey = (key: string) => key !== ENVELOPE && (TIME.test(key) || !key.includes('.'))

/**
 * The changes of one kind that the backend has not confirmed yet (decision 041). Each has a separate storage key, so that
 * tabs never overwrite each other's changes. The oldest one is merged with later ones of its subject into an envelope with
 * an idempotency key, which is stored before it is sent, and sent until there is an answer.
 */
export function makeChangeQueue<Change, Answer>(
  { schema, subjectOf, merge, refused }: ChangeRules<Change>,
  { items, exclusively, send, onAnswer, onRefusal, onSettledElsewhere, onChange, makeId }: Dependencies<Change, Answer>,
) {
  /** `operationId` is the idempotency key, `keys` are those of the merged changes. */
  const envelopeSchema = v.object({ operationId: v.string(), change: schema, keys: v.array(v.string()) })
  type Envelope = v.InferOutput<typeof envelopeSchema>
  type Entries = readonly (readonly [key: string, change: Change])[]

  let entries: Entries = []
  let envelope: Envelope | null = null
  let pending: readonly Change[] = []
  let answers = 0

  function readEnvelope(): Envelope | null {
    const { success, output } = v.safeParse(envelopeSchema, items.get(ENVELOPE))
    return success ? output : null
  }

  const readEntries = (): Entries =>
    items
      .keys()
      .filter(isChangeKey)
      .toSorted((one, other) => timeOf(one) - timeOf(other))
      .flatMap((key) => {
        const { success, output } = v.safeParse(schema, items.get(key))
        return success ? [[key, output] as const] : []
      })

  function load() {
    entries = readEntries()
    envelope = readEnvelope()
    const waiting = entries.filter(([key]) => !envelope?.keys.includes(key)).map(([, change]) => change)
    // Without changes the array stays the same, so that nothing is rendered again.
    if (envelope || waiting.length > 0 || pending.length > 0)
      pending = envelope ? [envelope.change, ...waiting] : waiting
  }

  /** Reads the storage again. @returns whether another tab has settled changes that this tab knew. */
  function refresh(): boolean {
    const before = { entries, envelope }
    load()
    const settled = settledSince(before)
    if (settled.length > 0) onSettledElsewhere(settled)
    onChange()
    return settled.length > 0
  }

  function settledSince(before: { entries: Entries; envelope: Envelope | null }): readonly Change[] {
    const left = new Set([...entries.map(([key]) => key), ...(envelope?.keys ?? [])])
    const wasSending = new Set(before.envelope?.keys)
    const gone = before.entries.filter(([key]) => !left.has(key) && !wasSending.has(key)).map(([, change]) => change)
    // A refused change may stay, under one of its keys.
    const isSent =
      before.envelope &&
      before.envelope.operationId !== envelope?.operationId &&
      !before.envelope.keys.some((key) => left.has(key))
    return before.envelope && isSent ? [before.envelope.change, ...gone] : gone
  }

  /** Merges the oldest change that can be sent with those of its subject. */
  function nextEnvelope(): Envelope | null {
    const seen = new Set<string>()
    for (const [key, first] of entries) {
      const subject = subjectOf(first)
      if (seen.has(subject)) continue
      seen.add(subject)
      const keys = [key]
      let change = first
      for (const [key, next] of entriesOf(subject).slice(1)) {
        const merged = merge?.(change, next)
        if (!merged) break
        change = merged
        keys.push(key)
      }
      if (!refused?.isMarked(change)) return { operationId: makeId(), change, keys }
    }
    return null
  }

  const entriesOf = (subject: string) => entries.filter(([, change]) => subjectOf(change) === subject)

  function settle(sent: Envelope, outcome: Outcome<Answer>) {
    answers++
    if ('answer' in outcome) onAnswer(sent.change, outcome.answer)
    const [firstKey] = sent.keys
    const isMarked = 'refusal' in outcome && refused !== undefined && firstKey !== undefined
    for (const key of sent.keys) if (!isMarked || key !== firstKey) items.remove(key)
    // The first key is the oldest one, so that a change that was made meanwhile replaces the refused one.
    if (isMarked) items.set(firstKey, refused.mark(sent.change, outcome.refusal))
    // In a browser without locks another tab may have stored its envelope meanwhile.
    if (readEnvelope()?.operationId === sent.operationId) items.remove(ENVELOPE)
    exclude(sent.keys)
    refresh()
    const isReplaced = isMarked && entriesOf(subjectOf(sent.change)).length > 1
    if ('refusal' in outcome && !isReplaced) onRefusal(sent.change, outcome.refusal)
  }

  /** Leaves changes that this tab has settled out of the comparison in `refresh`. */
  function exclude(keys: readonly string[]) {
    entries = entries.filter(([key]) => !keys.includes(key))
    if (envelope?.keys.some((key) => keys.includes(key))) envelope = null
  }

  async function sendAll() {
    refresh()
    for (;;) {
      const next = envelope ?? nextEnvelope()
      if (!next) return
      items.set(ENVELOPE, next)
      refresh()
      // oxlint-disable-next-line no-await-in-loop -- changes are sent in order
      settle(next, await send(next.change, next.operationId))
    }
  }

  load()
  return {
    /** Stores a change. It is pending until `deliver` has an answer to it. */
    add(change: Change) {
      // Keys sort by time also when the clock was set back meanwhile.
      const time = Math.max(Date.now(), timeOf(entries.at(-1)?.[0] ?? '') + 1)
      items.set(`${String(time).padStart(14, '0')}.${makeId()}`, change)
      refresh()
    },
    /** Sends all changes in order. Rejects with the reason when a change has no final answer; it stays pending. */
    deliver: () => exclusively(sendAll),
    /** Removes the changes of a subject without sending them. */
    discard(subject: string) {
      const keys = entriesOf(subject).map(([key]) => key)
      for (const key of keys) items.remove(key)
      if (envelope && subjectOf(envelope.change) === subject) items.remove(ENVELOPE)
      exclude(keys)
      refresh()
    },
    /** To be called when another tab has written to `items`: the key, or null for all, and the new value, null if removed. */
    observe(key: string | null, newValue: string | null) {
      if (key !== null && key !== ENVELOPE && !isChangeKey(key)) return
      // If this tab was too busy to see the changes before they were sent, at least their envelope was removed.
      if (!refresh() && key === ENVELOPE && newValue === null) onSettledElsewhere([])
    },
    /** The unconfirmed changes in order; the same array until `onChange` is called. */
    pending: () => pending,
    /** Whether any tab has a change that waits to be sent or is being sent. */
    hasUnsent() {
      refresh()
      return envelope !== null || nextEnvelope() !== null
    },
    /** Whether changes of a subject are pending that were never sent, so that the backend cannot know them. */
    isUntried(subject: string) {
      const changes = entriesOf(subject)
      const wasTried = changes.some(
        ([key, change]) => timeOf(key) === 0 || envelope?.keys.includes(key) || refused?.isMarked(change),
      )
      return changes.length > 0 && !wasTried
    },
    /** The number of answers in this tab. If it changes while data is read, the data may be older than an answer. */
    answers: () => answers,
  }
}
