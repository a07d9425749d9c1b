import { OPENING_HAND_SIZE } from '../decks/openingHand.ts'

/** The fields of a card that a goldfish needs. */
export type GoldfishCard = {
  readonly cost: number
  readonly inkable: boolean
  /** The lore that it gives each turn from the turn after it is played on: of characters that can quest, and locations. */
  readonly lore: number
}

/** The result of a goldfish, by turn. */
export type GoldfishResult = {
  /** All lore until the end of turn 1, 2, 3 … */
  readonly lore: readonly number[]
  /** The number of turns without a card for the inkwell. */
  readonly inkMissed: number
  /** The cards in hand at the end that cost more than the ink of the last turn. */
  readonly stuck: number
}

/** The order of a deck's places in a game: before the mulligan, and after it. Each is a permutation of the places. */
export type GoldfishOrder = { readonly before: readonly number[]; readonly after: readonly number[] }

/** The player puts cards away that cost more than this number. */
export const HIGHEST_COST_TO_KEEP = 4

/**
 * Plays the first turns of a game without an opponent ("goldfish"). On each turn the player draws, puts a card into the inkwell,
 * gets the lore of the cards in play, and plays the most expensive cards that the ink allows. The inked card is the most expensive
 * one that the ink of the turn does not allow, else the one with the least lore. The mulligan puts cards away that cost more
 * than `HIGHEST_COST_TO_KEEP` (docs/odds.md).
 * @param deck the cards by place.
 */
export function playGoldfish(
  deck: readonly GoldfishCard[],
  order: GoldfishOrder,
  { onThePlay, turns }: { onThePlay: boolean; turns: number },
): GoldfishResult {
  const { hand, library } = dealGoldfish(deck, order)
  const lore: number[] = []
  let [ink, loreInPlay, total, inkMissed, next] = [0, 0, 0, 0, 0]
  for (let turn = 1; turn <= turns; turn++) {
    const top = library[next]
    if ((turn > 1 || !onThePlay) && top) {
      hand.push(top)
      next++
    }
    const toInk = findCardToInk(hand, ink + 1)
    if (toInk < 0) inkMissed++
    else {
      hand.splice(toInk, 1)
      ink++
    }
    total += loreInPlay
    lore.push(total)
    for (let left = ink; ;) {
      const played = findMostExpensive(hand, left)
      const [card] = played < 0 ? [] : hand.splice(played, 1)
      if (!card) break
      left -= card.cost
      loreInPlay += card.lore
    }
  }
  return { lore, inkMissed, stuck: hand.filter(({ cost }) => cost > ink).length }
}

/** The hand after the mulligan, and the other cards in the order of later draws. */
function dealGoldfish(deck: readonly GoldfishCard[], { before, after }: GoldfishOrder) {
  const opening = before.slice(0, OPENING_HAND_SIZE)
  const stays = opening.filter((place) => (deck[place]?.cost ?? 0) <= HIGHEST_COST_TO_KEEP)
  const refill = before.slice(OPENING_HAND_SIZE, 2 * OPENING_HAND_SIZE - stays.length)
  const inHand = new Set([...stays, ...refill])
  const cardsAt = (places: readonly number[]) => places.flatMap((place) => deck[place] ?? [])
  return {
    hand: cardsAt([...inHand]),
    // Without a mulligan the deck is not shuffled again.
    library: cardsAt((refill.length > 0 ? after : before).filter((place) => !inHand.has(place))),
  }
}

function findCardToInk(hand: readonly GoldfishCard[], ink: number): number {
  let [best, highest] = [-1, -Infinity]
  for (const [at, { cost, inkable, lore }] of hand.entries()) {
    const rank = !inkable ? -Infinity : cost > ink ? 1000 + cost : -lore
    if (rank > highest) [best, highest] = [at, rank]
  }
  return best
}

function findMostExpensive(hand: readonly GoldfishCard[], ink: number): number {
  let [best, highest] = [-1, -1]
  for (const [at, { cost }] of hand.entries()) if (cost <= ink && cost > highest) [best, highest] = [at, cost]
  return best
}
