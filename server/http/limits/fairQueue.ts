import { type Group, groupUsage } from './groupUsage.ts'

/** A request's place in the queue, from its arrival until its response. */
export type Place = {
  /** Resolves when the request has a slot. @throws the signal's reason if the signal aborts first */
  waitForSlot(signal: AbortSignal): Promise<void>
  /** Releases the slot, or stops waiting for one. @param extra milliseconds to charge in addition to the elapsed time */
  leave(extra?: number): void
}

export type QueueOptions = {
  /** How many requests run at the same time. */
  readonly slots: number
  /** How many slots one group may hold while others are active, from the widest group to the narrowest that has a share. */
  readonly slotsPerGroup: readonly number[]
  /** How many places one group may hold. */
  readonly placesPerGroup: number
  /** Milliseconds that a group may use at once after a pause. */
  readonly burstMs?: number
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/** Shorter requests, in milliseconds, are not charged. */
const FREE_MS = 10
/**
 * Milliseconds charged for each place after the first. Receiving a megabyte takes the host 10 ms of processor time, in small steps
 * that delay everybody.
 */
const PLACE_MS = 3
const BURST_MS = 1500
/** The most milliseconds charged for a request, so that a single slow response does not block its group for minutes. */
const MAX_CHARGE_MS = 5000
/** How often the queue checks whether other groups are still active. */
const RECHECK_MS = 1000

type Entry = { readonly groups: readonly Group[]; readonly start: () => void }

/**
 * A fair queue. A client with many open requests delays only its own requests, not those of other clients.
 *
 * A free slot goes to the group that was served the longest time ago, within it to the narrower group that was served the longest
 * time ago, and so on. While others are active, a group that has used its share of the time does not get a slot even if one is free.
 * Statements of an embedded database cannot be interrupted, so the next request would wait for the whole statement.
 */
export function fairQueue({
  slots,
  slotsPerGroup,
  placesPerGroup,
  burstMs = BURST_MS,
  now = () => performance.now(),
}: QueueOptions) {
  const usage = groupUsage({ slots, slotsPerGroup, burstMs, now })
  const waiting = new Set<Entry>()
  let running = 0
  let timer: NodeJS.Timeout | undefined
  let immediate: NodeJS.Immediate | undefined

  const startNext = (): void => {
    clearTimeout(timer)
    if (running >= slots || waiting.size === 0) return
    const delays = [...waiting].map((entry) => ({ entry, delay: usage.delayOf(entry.groups) }))
    const [first, ...others] = delays.filter(({ delay }) => delay === 0).map(({ entry }) => entry)
    if (first === undefined) {
      const soonest = Math.min(...delays.map(({ delay }) => delay))
      if (soonest < Infinity) timer = setTimeout(startNext, Math.min(Math.ceil(soonest), RECHECK_MS))
      return
    }
    // Of those that were served equally long ago, the first that arrived.
    others.reduce((best, entry) => (usage.wereServedEarlier(entry.groups, best.groups) ? entry : best), first).start()
    startNext()
  }

  /**
   * Starts the next request only after all requests that have arrived took their places, so that the queue can choose among
   * them. The first statement of the embedded database would block the process before the others are received.
   */
  const startSoon = () => {
    immediate ??= setImmediate(() => {
      immediate = undefined
      startNext()
    })
  }

  return {
    /**
     * Takes a place in the queue.
     * @param groups of the request, from the widest to the narrowest; every request has the same number of groups.
     * @param size how many places the request needs; a large body, which waits in memory, needs several.
     * @returns undefined if one of its groups has no place left.
     */
    enter(groups: readonly Group[], size = 1): Place | undefined {
      usage.noteActivity(groups)
      if (groups.some((group) => usage.placesOf(group) + size > placesPerGroup)) return undefined
      usage.takePlaces(groups, size)
      let startedAt: number | undefined
      let entry: Entry | undefined
      let left = false

      const start = (resolve: () => void) => {
        if (entry) waiting.delete(entry)
        startedAt = now()
        running += 1
        usage.start(groups)
        resolve()
      }
      return {
        async waitForSlot(signal) {
          signal.throwIfAborted()
          const { promise, resolve, reject } = Promise.withResolvers<void>()
          entry = { groups, start: () => start(resolve) }
          waiting.add(entry)
          const giveUp = () => {
            if (entry && waiting.delete(entry)) reject(signal.reason as Error)
          }
          signal.addEventListener('abort', giveUp, { once: true })
          startSoon()
          await promise.finally(() => signal.removeEventListener('abort', giveUp))
        },
        leave(extra = 0) {
          if (left) return
          left = true
          if (entry) waiting.delete(entry)
          const hadSlot = startedAt !== undefined
          const elapsed = startedAt === undefined ? 0 : Math.max(0, now() - startedAt - FREE_MS)
          const charge = Math.min(MAX_CHARGE_MS, elapsed + (size - 1) * PLACE_MS + extra)
          usage.end(groups, { places: size, hadSlot, charge })
          if (hadSlot) running -= 1
          startSoon()
        },
      }
    },
  }
}
