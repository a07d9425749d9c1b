/** A group of requests with a common allowance, such as those of a network or a member. */
export type Group = {
  readonly name: string
  /** The share of the time that the group may use while other groups are active, 0 to 1. Absent: it is served in turn without a limit. */
  readonly share?: number
}

/** A group counts as active for this many milliseconds after its last request. */
const ACTIVE_MS = 10_000
/** How many groups without requests are remembered. */
const MAX_IDLE_GROUPS = 10_000

/** `debt` in milliseconds at the time `since`, which the group's share of the time pays off; `lastServed` counts started requests. */
type Usage = { debt: number; since: number; lastServed: number; places: number; running: number }

/**
 * Records the time, slots and places that each group of a queue uses. The groups of a request are listed from the widest to the narrowest.
 * @param slots how many requests run at the same time.
 * @param slotsPerGroup how many of them one group may run while others are active, for each level of groups.
 * @param burstMs milliseconds of debt that a group may have and still start requests.
 * @param now a monotonic clock, in milliseconds.
 */
export function groupUsage({
  slots,
  slotsPerGroup,
  burstMs,
  now,
}: {
  readonly slots: number
  readonly slotsPerGroup: readonly number[]
  readonly burstMs: number
  readonly now: () => number
}) {
  const usages = new Map<string, Usage>()
  const activity = trackActivity(now)
  let served = 0

  const usageOf = ({ name, share = 1 }: Group): Usage => {
    const usage = usages.get(name) ?? { debt: 0, since: now(), lastServed: 0, places: 0, running: 0 }
    usages.set(name, usage)
    usage.debt = Math.max(0, usage.debt - (now() - usage.since) * share)
    usage.since = now()
    return usage
  }

  const delayOfGroup = (group: Group, level: number): number => {
    const { share } = group
    if (share === undefined) return 0
    const usage = usageOf(group)
    const isAlone = !activity.hasOthers(level, group.name)
    // If there are several slots, a lone group leaves one for a new client.
    if (usage.running >= (isAlone ? Math.max(1, slots - 1) : (slotsPerGroup[level] ?? slots))) return Infinity
    return isAlone ? 0 : Math.max(0, usage.debt - burstMs) / share
  }

  const removeIdle = () => {
    if (usages.size <= MAX_IDLE_GROUPS) return
    for (const [name, { debt, places }] of usages) if (debt <= burstMs && places === 0) usages.delete(name)
  }

  return {
    /** Counts the groups as active for `ACTIVE_MS`. */
    noteActivity: (groups: readonly Group[]) => groups.forEach(({ name }, level) => activity.note(level, name)),
    /** How many places a group has. */
    placesOf: (group: Group): number => usageOf(group).places,
    takePlaces(groups: readonly Group[], count: number): void {
      for (const group of groups) usageOf(group).places += count
    },
    /** Milliseconds until a request of these groups may have a slot. Infinity: after one of their running requests ends. */
    delayOf: (groups: readonly Group[]): number => Math.max(...groups.map(delayOfGroup)),
    /** Whether `groups` were served earlier than `others`; the widest groups that differ decide. */
    wereServedEarlier(groups: readonly Group[], others: readonly Group[]): boolean {
      const differences = groups.map(
        (group, level) => usageOf(group).lastServed - usageOf(others[level] ?? group).lastServed,
      )
      return (differences.find((difference) => difference !== 0) ?? 0) < 0
    },
    /** Records that a request of these groups got a slot. */
    start(groups: readonly Group[]): void {
      served += 1
      for (const group of groups) {
        const usage = usageOf(group)
        usage.running += 1
        usage.lastServed = served
      }
    },
    /**
     * Records that a request ended or stopped waiting.
     * @param charge milliseconds, for the groups with a share.
     */
    end(
      groups: readonly Group[],
      { places, hadSlot, charge }: { readonly places: number; readonly hadSlot: boolean; readonly charge: number },
    ): void {
      for (const group of groups) {
        const usage = usageOf(group)
        usage.places -= places
        if (hadSlot) usage.running -= 1
        if (group.share !== undefined) usage.debt += charge
      }
      removeIdle()
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
