/** A group of requests that share one allowance: those of a network, of a member. From the widest group to the narrowest. */
export type Group = {
  readonly name: string
  /** The part of the time that the group may use while others ask as well, 0 to 1. Absent: it takes turns, and is not limited. */
  readonly share?: number
}

/** A place in the queue, held from the time that a request arrives until it is answered. */
export type Place = {
  /** Resolves when it is this request's turn. @throws the reason of the signal when that comes first */
  turn(signal: AbortSignal): Promise<void>
  /** Ends the turn, or gives up waiting for it. @param extra milliseconds that it uses up besides those that went by */
  leave(extra?: number): void
}

export type TurnOptions = {
  /** Requests that run at the same time. */
  readonly slots: number
  /** Slots that one group may hold while others ask as well, from the widest group to the narrowest that has a share. */
  readonly slotsPerGroup: readonly number[]
  /** Places that one group may hold. */
  readonly placesPerGroup: number
  /** Milliseconds, by a clock that never goes back. */
  readonly now?: () => number
}

/** A request that takes no longer than this many milliseconds uses up nothing of the share. */
const FREE_MS = 10
/**
 * Milliseconds that each place after the first uses up: to receive a megabyte takes the host 10 of its own time, in small steps for
 * which everybody waits.
 */
const PLACE_MS = 3
/** Milliseconds that a group may use at once, after a while without any. */
const BURST_MS = 1500
/** Milliseconds that one request may use up at most: nobody is turned away for minutes because of a single slow answer. */
const MAX_CHARGE_MS = 5000
/** How many milliseconds ago others may have asked to count as asking as well. */
const PRESENT_MS = 10_000
/** How often it is looked whether the others have gone meanwhile. */
const LOOK_AGAIN_MS = 1000
/** Groups that are remembered while they have nothing to do. */
const MAX_IDLE_GROUPS = 10_000

type GroupState = { debt: number; since: number; lastTurn: number; places: number; running: number }
type Entry = { readonly groups: readonly Group[]; readonly start: () => void }

/**
 * A queue in which clients take turns, so that one with many open requests waits behind itself and not others.
 *
 * A free slot goes to the group that had its turn the longest time ago, within it to the narrower group of which the same is
 * true, and so on. While others ask as well, a group that has used up its share of the time does not get a slot even when it is
 * free: the statements of an embedded database cannot be interrupted, so whoever comes next would wait for the whole of one.
 */
export function fairTurns({ slots, slotsPerGroup, placesPerGroup, now = () => performance.now() }: TurnOptions) {
  const states = new Map<string, GroupState>()
  const presence = makePresence(now)
  const waiting = new Set<Entry>()
  let running = 0
  let turns = 0
  let timer: NodeJS.Timeout | undefined
  let immediate: NodeJS.Immediate | undefined

  const stateOf = ({ name, share = 1 }: Group): GroupState => {
    const state = states.get(name) ?? { debt: 0, since: now(), lastTurn: 0, places: 0, running: 0 }
    states.set(name, state)
    state.debt = Math.max(0, state.debt - (now() - state.since) * share)
    state.since = now()
    return state
  }

  /** Milliseconds until this group may have a slot: 0 for now, Infinity for not before one of its own requests has ended. */
  const delayOf = (group: Group, level: number): number => {
    const { share } = group
    if (share === undefined) return 0
    const state = stateOf(group)
    const isAlone = !presence.hasOthers(level, group.name)
    // Alone it leaves one slot for whoever comes next, where there is more than one.
    if (state.running >= (isAlone ? Math.max(1, slots - 1) : (slotsPerGroup[level] ?? slots))) return Infinity
    return isAlone ? 0 : Math.max(0, state.debt - BURST_MS) / share
  }

  const startNext = (): void => {
    clearTimeout(timer)
    if (running >= slots || waiting.size === 0) return
    const delays = [...waiting].map((entry) => ({ entry, delay: Math.max(...entry.groups.map(delayOf)) }))
    const [first, ...others] = delays.filter(({ delay }) => delay === 0).map(({ entry }) => entry)
    if (first === undefined) {
      const soonest = Math.min(...delays.map(({ delay }) => delay))
      if (soonest < Infinity) timer = setTimeout(startNext, Math.min(Math.ceil(soonest), LOOK_AGAIN_MS))
      return
    }
    others.reduce((best, entry) => (isLongerAgo(entry, best) ? entry : best), first).start()
    startNext()
  }

  /**
   * After all requests that have arrived by now took their places: a statement of the embedded database holds up everything, and
   * what arrived together with its request would not be there to be chosen.
   */
  const startSoon = () => {
    immediate ??= setImmediate(() => {
      immediate = undefined
      startNext()
    })
  }

  /** Whether the turn of an entry's groups is longer ago; what came first stays first. */
  const isLongerAgo = ({ groups }: Entry, best: Entry): boolean => {
    const differences = groups.map(
      (group, level) => stateOf(group).lastTurn - stateOf(best.groups[level] ?? group).lastTurn,
    )
    return (differences.find((difference) => difference !== 0) ?? 0) < 0
  }

  const forgetIdle = () => {
    if (states.size <= MAX_IDLE_GROUPS) return
    for (const [name, { debt, places }] of states) if (debt <= BURST_MS && places === 0) states.delete(name)
  }

  return {
    /**
     * Takes a place in the queue.
     * @param groups of the request, as many as of every other one
     * @param size how many places it needs: a large body waits in memory
     * @returns nothing when one of its groups has no place left
     */
    enter(groups: readonly Group[], size = 1): Place | undefined {
      groups.forEach(({ name }, level) => presence.note(level, name))
      if (groups.some((group) => stateOf(group).places + size > placesPerGroup)) return undefined
      for (const group of groups) stateOf(group).places += size
      let began: number | undefined
      let entry: Entry | undefined
      let left = false

      const start = (resolve: () => void) => {
        if (entry) waiting.delete(entry)
        began = now()
        running += 1
        turns += 1
        for (const group of groups) {
          const state = stateOf(group)
          state.running += 1
          state.lastTurn = turns
        }
        resolve()
      }
      return {
        async turn(signal) {
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
          const took = began === undefined ? 0 : Math.max(0, now() - began - FREE_MS)
          const charge = Math.min(MAX_CHARGE_MS, took + (size - 1) * PLACE_MS + extra)
          for (const group of groups) {
            const state = stateOf(group)
            state.places -= size
            if (began !== undefined) state.running -= 1
            if (group.share !== undefined) state.debt += charge
          }
          if (began !== undefined) running -= 1
          forgetIdle()
          startSoon()
        },
      }
    },
  }
}

/** Of each level of groups the two that asked last: enough to know whether any but a certain one is there. */
function makePresence(now: () => number) {
  const levels: { name: string; at: number }[][] = []
  return {
    note(level: number, name: string): void {
      const others = (levels[level] ?? []).filter((seen) => seen.name !== name)
      levels[level] = [{ name, at: now() }, ...others.slice(0, 1)]
    },
    hasOthers: (level: number, name: string): boolean =>
      (levels[level] ?? []).some((seen) => seen.name !== name && now() - seen.at <= PRESENT_MS),
  }
}
