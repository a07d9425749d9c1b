import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { type Random, shuffle } from '#domain/decks/openingHand.ts'
import type { PooledCard, TimedDeck } from './timedDeck.ts'

const DAYS = 720
const ARCHETYPES = 8
const [CORE, SUPPORT, FLEX] = [9, 10, 20]
/** The chances that a deck of an archetype has one of these cards. */
const CHANCES = [0.9, 0.5, 0.15] as const
/** One deck in ten follows no archetype, and one other card in four is picked by taste. */
const [WITHOUT_ARCHETYPE, BY_TASTE] = [0.1, 0.25]

type Archetype = {
  readonly parts: readonly [string[], string[], string[]]
  readonly born: number
  readonly gone: number
  readonly popularity: number
  changed: number
}

type Pair = {
  readonly inks: readonly Ink[]
  readonly pool: readonly string[]
  readonly archetypes: readonly Archetype[]
}

/**
 * Makes decks over two years as players do: each pair of inks has archetypes of different popularity that appear, change some
 * cards every 60 days, and go. A deck has most cards of the core of its archetype, half of its support, and few of 20 flexible ones;
 * the rest are staples of its inks and picks by taste, which nobody can foresee. Archetypes share staples.
 */
export function makeArchetypeDecks(cards: readonly PooledCard[], count: number, random: Random): TimedDeck[] {
  const int = (below: number) => Math.floor(random() * below)
  /** Picks a name that is not taken, with a probability like 1 / place ^ 0.6. */
  const pick = (pool: readonly string[], taken: ReadonlySet<string>): string => {
    const weights = pool.map((key, at) => (taken.has(key) ? 0 : 1 / (at + 1) ** 0.6))
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    const found = pool.findIndex((_, at) => (left -= weights[at] ?? 0) < 0 && (weights[at] ?? 0) > 0)
    return pool[found] ?? pool.find((key) => !taken.has(key)) ?? ''
  }
  const makeArchetype = (pool: readonly string[], at: number): Archetype => {
    const taken = new Set<string>()
    const take = (size: number) =>
      Array.from({ length: size }, () => {
        const key = pick(pool, taken)
        taken.add(key)
        return key
      })
    const born = at < 3 ? 0 : int(DAYS)
    const gone = at === 0 ? DAYS : born + 200 + int(500)
    return { parts: [take(CORE), take(SUPPORT), take(FLEX)], born, gone, popularity: 1 / (1 + at), changed: born }
  }
  const pairs = INKS.flatMap((one, at) =>
    INKS.slice(at + 1).map((other): Pair => {
      const inks = [one, other]
      const pool = shuffle(
        cards.filter((card) => card.inks.every((ink) => inks.includes(ink))),
        random,
      ).map(({ key }) => key)
      return { inks, pool, archetypes: Array.from({ length: ARCHETYPES }, (_, number) => makeArchetype(pool, number)) }
    }),
  )
  const change = (archetype: Archetype, pool: readonly string[], time: number) => {
    const [core, support, flex] = archetype.parts
    while (archetype.changed + 60 < time) {
      archetype.changed += 60
      const taken = new Set([...core, ...support, ...flex])
      for (const part of [support, support, flex, flex, flex, ...(random() < 0.4 ? [core] : [])])
        part[int(part.length)] = pick(pool, taken)
    }
  }
  return Array.from({ length: count }, (_, number): TimedDeck => {
    const time = (DAYS * number) / count
    const { inks, pool, archetypes } = pairs[Math.floor(pairs.length * random() ** 1.4)] ?? pairs[0] ?? EMPTY
    for (const archetype of archetypes) change(archetype, pool, time)
    const live = archetypes.filter(({ born, gone }) => born <= time && time < gone)
    let left = random() * live.reduce((sum, { popularity }) => sum + popularity, 0)
    const chosen = live.find(({ popularity }) => (left -= popularity) < 0)
    const archetype = random() < WITHOUT_ARCHETYPE ? undefined : chosen
    const keys = new Set<string>()
    archetype?.parts.forEach((part, at) => {
      for (const key of part) if (random() < (CHANCES[at] ?? 0)) keys.add(key)
    })
    const size = 15 + int(6)
    while (keys.size < size) keys.add(random() < BY_TASTE ? (pool[int(pool.length)] ?? '') : pick(pool, keys))
    const listed = shuffle([...keys], random).slice(0, size)
    return {
      author: `author ${int(Math.max(20, count / 12))}`,
      time,
      inks,
      copies: new Map(listed.map((key, at) => [key, at < 60 - 3 * size ? 4 : 3])),
      likely: [...new Set([...(archetype?.parts.flat() ?? []), ...pool])],
    }
  })
}

const EMPTY: Pair = { inks: [], pool: [], archetypes: [] }
