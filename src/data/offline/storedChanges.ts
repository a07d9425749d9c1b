import * as v from 'valibot'
import type { PrefixedStorage } from './prefixedStorage.ts'

/** The storage key of the envelope. */
export const ENVELOPE = 'sending'

/** A change as it was stored, and its storage key. */
type Entry<Change> = readonly [key: string, change: Change]

/** A change that is being sent: `operationId` is its idempotency key, `keys` are those of the entries merged into it. */
export type Envelope<Change> = {
  readonly operationId: string
  readonly change: Change
  readonly keys: readonly string[]
}

/** The changes of one kind in the storage, from the oldest to the latest, and the envelope with the first of them. */
export type StoredChanges<Change> = {
  readonly entries: readonly Entry<Change>[]
  readonly envelope: Envelope<Change> | null
}

/** The time at the beginning of a change's key: milliseconds in 14 digits. */
const TIME = /^\d{14}(?=\.)/

/**
 * When a change was stored, in milliseconds; 0 for matches that earlier versions stored under keys without a time, which are older
 * than all others.
 */
export const timeOf = (key: string): number => Number(TIME.exec(key)?.[0] ?? 0)

/** Whether a storage key belongs to a change, not to the envelope. */
export const isChangeKey = (key: string): boolean => key !== ENVELOPE && (TIME.test(key) || !key.includes('.'))

/** Makes the storage key of a new change, which sorts after `entries` also when the clock was set back meanwhile. */
export function makeChangeKey(entries: readonly Entry<unknown>[], id: string): string {
  const time = Math.max(Date.now(), timeOf(entries.at(-1)?.[0] ?? '') + 1)
  return `${String(time).padStart(14, '0')}.${id}`
}

/** Reads the changes of one kind. Those that do not match the schema are ignored. */
export function readStoredChanges<Change>(
  items: PrefixedStorage,
  schema: v.GenericSchema<unknown, Change>,
): StoredChanges<Change> {
  const entries = items
    .keys()
    .filter(isChangeKey)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .flatMap((key) => {
      const { success, output } = v.safeParse(schema, items.get(key))
      return success ? [[key, output] as const] : []
    })
  return { entries, envelope: readEnvelope(items, schema) }
}

/** Reads the envelope. @returns null if there is none, or none that matches the schema. */
export function readEnvelope<Change>(
  items: PrefixedStorage,
  schema: v.GenericSchema<unknown, Change>,
): Envelope<Change> | null {
  const envelopeSchema = v.object({ operationId: v.string(), change: schema, keys: v.array(v.string()) })
  const { success, output } = v.safeParse(envelopeSchema, items.get(ENVELOPE))
  return success ? output : null
}

/** The changes that were in the storage `before` and were sent or discarded until `after`. */
export function settledBetween<Change>(before: StoredChanges<Change>, after: StoredChanges<Change>): readonly Change[] {
  const left = new Set([...after.entries.map(([key]) => key), ...(after.envelope?.keys ?? [])])
  const wasSending = new Set(before.envelope?.keys)
  const gone = before.entries.filter(([key]) => !left.has(key) && !wasSending.has(key)).map(([, change]) => change)
  // A refused change may stay, under one of its keys.
  const isSent =
    before.envelope &&
    before.envelope.operationId !== after.envelope?.operationId &&
    !before.envelope.keys.some((key) => left.has(key))
  return before.envelope && isSent ? [before.envelope.change, ...gone] : gone
}

/** The stored changes without those under some keys, and without the envelope if it contains one of these. */
export const withoutChanges = <Change>(
  { entries, envelope }: StoredChanges<Change>,
  keys: readonly string[],
): StoredChanges<Change> => ({
  entries: entries.filter(([key]) => !keys.includes(key)),
  envelope: envelope?.keys.some((key) => keys.includes(key)) ? null : envelope,
})
