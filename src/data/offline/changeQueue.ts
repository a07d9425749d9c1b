import type * as v from 'valibot'
import type { PrefixedStorage } from './prefixedStorage.ts'
import {
  type Envelope,
  ENVELOPE,
  isChangeKey,
  makeChangeKey,
  readEnvelope,
  readStoredChanges,
  settledBetween,
  type StoredChanges,
  timeOf,
  withoutChanges,
} from './storedChanges.ts'

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

/**
 * The changes of one kind that the backend has not confirmed yet (decision 041). Each has a separate storage key, so that
 * tabs never overwrite each other's changes. The oldest one is merged with later ones of its subject into an envelope with
 * an idempotency key, which is stored before it is sent, and sent until there is an answer.
 */
export function makeChangeQueue<Change, Answer>(
  rules: ChangeRules<Change>,
  { items, exclusively, send, onAnswer, onRefusal, onSettledElsewhere, onChange, makeId }: Dependencies<Change, Answer>,
) {
  const { schema, subjectOf, refused } = rules
  let stored: StoredChanges<Change> = { entries: [], envelope: null }
  let pending: readonly Change[] = []
  let answers = 0

  const entriesOf = (subject: string) => stored.entries.filter(([, change]) => subjectOf(change) === subject)

  function load() {
    stored = readStoredChanges(items, schema)
    const { entries, envelope } = stored
    const waiting = entries.filter(([key]) => !envelope?.keys.includes(key)).map(([, change]) => change)
    // Without changes the array stays the same, so that nothing is rendered again.
    if (envelope || waiting.length > 0 || pending.length > 0)
      pending = envelope ? [envelope.change, ...waiting] : waiting
  }

  /** Reads the storage again. @returns whether another tab has settled changes that this tab knew. */
  function refresh(): boolean {
    const before = stored
    load()
    const settled = settledBetween(before, stored)
    if (settled.length > 0) onSettledElsewhere(settled)
    onChange()
    return settled.length > 0
  }

  function nextEnvelope(): Envelope<Change> | null {
    const merged = mergeNext(stored.entries, rules)
    return merged && { operationId: makeId(), ...merged }
  }

  function settle(sent: Envelope<Change>, outcome: Outcome<Answer>) {
    answers++
    if ('answer' in outcome) onAnswer(sent.change, outcome.answer)
    const [firstKey] = sent.keys
    const isMarked = 'refusal' in outcome && refused !== undefined && firstKey !== undefined
    for (const key of sent.keys) if (!isMarked || key !== firstKey) items.remove(key)
    // The first key is the oldest one, so that a change that was made meanwhile replaces the refused one.
    if (isMarked) items.set(firstKey, refused.mark(sent.change, outcome.refusal))
    // In a browser without locks another tab may have stored its envelope meanwhile.
    if (readEnvelope(items, schema)?.operationId === sent.operationId) items.remove(ENVELOPE)
    // Without them, `refresh` reports only changes that other tabs have settled.
    stored = withoutChanges(stored, sent.keys)
    refresh()
    const isReplaced = isMarked && entriesOf(subjectOf(sent.change)).length > 1
    if ('refusal' in outcome && !isReplaced) onRefusal(sent.change, outcome.refusal)
  }

  async function sendAll() {
    refresh()
    for (;;) {
      const next = stored.envelope ?? nextEnvelope()
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
      items.set(makeChangeKey(stored.entries, makeId()), change)
      refresh()
    },
    /** Sends all changes in order. Rejects with the reason when a change has no final answer; it stays pending. */
    deliver: () => exclusively(sendAll),
    /** Removes the changes of a subject without sending them. */
    discard(subject: string) {
      const keys = entriesOf(subject).map(([key]) => key)
      for (const key of keys) items.remove(key)
      if (stored.envelope && subjectOf(stored.envelope.change) === subject) items.remove(ENVELOPE)
      stored = withoutChanges(stored, keys)
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
      return stored.envelope !== null || mergeNext(stored.entries, rules) !== null
    },
    /** Whether changes of a subject are pending that were never sent, so that the backend cannot know them. */
    isUntried(subject: string) {
      const changes = entriesOf(subject)
      const wasTried = changes.some(
        ([key, change]) => timeOf(key) === 0 || stored.envelope?.keys.includes(key) || refused?.isMarked(change),
      )
      return changes.length > 0 && !wasTried
    },
    /** The number of answers in this tab. If it changes while data is read, the data may be older than an answer. */
    answers: () => answers,
  }
}

/** Merges the oldest change that can be sent with those of its subject. @returns null if no change can be sent. */
function mergeNext<Change>(
  entries: StoredChanges<Change>['entries'],
  { subjectOf, merge, refused }: ChangeRules<Change>,
): Omit<Envelope<Change>, 'operationId'> | null {
  const seen = new Set<string>()
  for (const [key, first] of entries) {
    const subject = subjectOf(first)
    if (seen.has(subject)) continue
    seen.add(subject)
    const keys = [key]
    let change = first
    for (const [key, next] of entries.filter(([, change]) => subjectOf(change) === subject).slice(1)) {
      const merged = merge?.(change, next)
      if (!merged) break
      change = merged
      keys.push(key)
    }
    if (!refused?.isMarked(change)) return { change, keys }
  }
  return null
}
