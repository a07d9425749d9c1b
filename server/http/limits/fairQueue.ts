/** A group of requests with a common allowance, such as those of a network or a member. */
export type Group = {
  readonly name: string
  /** The share of the time that the group may use while other groups are active, 0 to 1. Absent: it is served in turn without a limit. */
  readonly share?: number
}

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
/** A group counts as active for this many milliseconds after its last request. */
const ACTIVE_MS = 10_000
/** How often the queue checks whether other groups are still active. */
const RECHECK_MS = 1000
/** How many groups without requests the queue remembers. */
const MAX_IDLE_GROUPS = 10_000

type GroupState = { debt: number; since: number; lastServed: number; places: number; running: number }
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
  const states = new Map<string, GroupState>()
  const activity = trackActivity(now)
  const waiting = new Set<Entry>()
  let running = 0
  let served = 0
  let timer: NodeJS.Timeout | undefined
  let immediate: NodeJS.Immediate | undefined

  const stateOf = ({ name, share = 1 }: Group): GroupState => {
    const state = states.get(name) ?? { debt: 0, since: now(), lastServed: 0, places: 0, running: 0 }
    states.set(name, state)
    state.debt = Math.max(0, state.debt - (now() - state.since) * share)
    state.since = now()
    return state
  }

  /** Milliseconds until this group may have a slot. Infinity: after one of its running requests ends. */
  const delayOf = (group: Group, level: number): number => {
    const { share } = group
    if (share === undefined) return 0
    const state = stateOf(group)
    const isAlone = !activity.hasOthers(level, group.name)
    // If there are several slots, a lone group leaves one for a new client.
    if (state.running >= (isAlone ? Math.max(1, slots - 1) : (slotsPerGroup[level] ?? slots))) return Infinity
    return isAlone ? 0 : Math.max(0, state.debt - burstMs) / share
  }

  const startNext = (): void => {
    clearTimeout(timer)
    if (running >= slots || waiting.size === 0) return
    const delays = [...waiting].map((entry) => ({ entry, delay: Math.max(...entry.groups.map(delayOf)) }))
    const [first, ...others] = delays.filter(({ delay }) => delay === 0).map(({ entry }) => entry)
    if (first === undefined) {
      const soonest = Math.min(...delays.map(({ delay }) => delay))
      if (soonest < Infinity) timer = setTimeout(startNext, Math.min(Math.ceil(soonest), RECHECK_MS))
      return
    }
    others.reduce((best, entry) => (wasServedEarlier(entry, best) ? entry : best), first).start()
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

  /** Whether the groups of an entry were served earlier than those of `best`, which arrived first. */
  const wasServedEarlier = ({ groups }: Entry, best: Entry): boolean => {
    const differences = groups.map(
      (group, level) => stateOf(group).lastServed - stateOf(best.groups[level] ?? group).lastServed,
    )
    return (differences.find((difference) => difference !== 0) ?? 0) < 0
  }

  const removeIdle = () => {
    if (states.size <= MAX_IDLE_GROUPS) return
    for (const [name, { debt, places }] of states) if (debt <= burstMs && places === 0) states.delete(name)
  }

  return {
    /**
     * Takes a place in the queue.
     * @param groups of the request, from the widest to the narrowest; every request has the same number of groups.
     * @param size how many places the request needs; a large body, which waits in memory, needs several.
     * @returns undefined if one of its groups has no place left.
     */
    enter(groups: readonly Group[], size = 1): Place | undefined {
      groups.forEach(({ name }, level) => activity.note(level, name))
      if (groups.some((group) => stateOf(group).places + size > placesPerGroup)) return undefined
      for (const group of groups) stateOf(group).places += size
      let startedAt: number | undefined
      let entry: Entry | undefined
      let left = false

      const start = (resolve: () => void) => {
        if (entry) waiting.delete(entry)
        startedAt = now()
        running += 1
        served += 1
        for (const group of groups) {
          const state = stateOf(group)
          state.running += 1
          state.lastServed = served
        }
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
          const elapsed = startedAt === undefined ? 0 : Math.max(0, now() - startedAt - FREE_MS)
          const charge = Math.min(MAX_CHARGE_MS, elapsed + (size - 1) * PLACE_MS + extra)
          for (const group of groups) {
            const state = stateOf(group)
            state.places -= size
            if (startedAt !== undefined) state.running -= 1
            if (group.share !== undefined) state.debt += charge
          }
          if (startedAt !== undefined) running -= 1
          removeIdle()
          startSoon()
        },
      }
    },
  }
}

/** Tracks the two latest groups of each level, which is enough to tell whether any other group is active. */
function trackActivity(now: () => number) {
  const levels: { name: string; at: number }[][] = []
  return {
    note(level: number, name: string): void {
      const others = (levels[level] ?? []).filter((seen) => seen.name !== name)
      levels[level] = [{ name, at: now() }, ...others.slice(0, 1)]
    },
    hasOthers: (level: number, name: string): boolean =>
      (levels[level] ?? []).some((seen) => seen.name !== name && now() - seen.at <= ACTIVE_MS),
  }
}
