import { OPENING_HAND_SIZE } from '../decks/openingHand.ts'
import { type CurvePolicy, type CurveStart, drawsAtTurn, isPutBack } from '../odds/inkOdds.ts'

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

/**
 * The order of a deck's places in a game. Each is a permutation of the places, of which a game needs only the first ones
 * (`placesNeeded`). `before` is the order before the mulligan, and `after` that of later draws.
 */
export type GoldfishOrder = { readonly before: ArrayLike<number>; readonly after: ArrayLike<number> }

export type GoldfishRules = CurveStart & { readonly turns: number }

/** The first places of both orders that a game may use: an opening hand and its refill, and draws besides the hand. */
export const placesNeeded = ({
  turns,
}: Pick<GoldfishRules, 'turns'>): { readonly before: number; readonly after: number } => ({
  before: 2 * OPENING_HAND_SIZE,
  after: OPENING_HAND_SIZE + turns,
})

/**
 * Plays the first turns of a game without an opponent ("goldfish"). On each turn the player draws, puts a card into the inkwell,
 * gets the lore of the cards in play, and plays the most expensive cards that the ink allows. The inked card is the most expensive
 * one that the ink of the turn does not allow, else the one with the least lore (docs/odds.md).
 * @param deck the cards by place.
 */
export function playGoldfish(
  deck: readonly GoldfishCard[],
  order: GoldfishOrder,
  rules: GoldfishRules,
): GoldfishResult {
  const { hand, isInHand } = dealGoldfish(deck, order, rules.policy)
  const lore: number[] = []
  let [ink, loreInPlay, total, inkMissed, next] = [0, 0, 0, 0, 0]
  for (let turn = 1; turn <= rules.turns; turn++) {
    if (drawsAtTurn(turn, rules.onThePlay) === 1) {
      while (isInHand[order.after[next] ?? -1]) next++
      const top = deck[order.after[next++] ?? -1]
      if (top) hand.push(top)
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

/**
 * The hand after the mulligan, and its places. Later draws always have the order `after`: without a mulligan the rest of the deck is
 * in a random order too.
 */
function dealGoldfish(deck: readonly GoldfishCard[], { before }: GoldfishOrder, policy: CurvePolicy) {
  const hand: GoldfishCard[] = []
  const isInHand = new Uint8Array(deck.length)
  const take = (place: number | undefined) => {
    const card = deck[place ?? -1]
    if (place === undefined || !card) return
    isInHand[place] = 1
    hand.push(card)
  }
  for (let at = 0; at < OPENING_HAND_SIZE; at++) {
    const card = deck[before[at] ?? -1]
    if (card && !isPutBack(card, policy)) take(before[at])
  }
  const refills = Math.min(OPENING_HAND_SIZE, deck.length) - hand.length
  for (let at = 0; at < refills; at++) take(before[OPENING_HAND_SIZE + at])
  return { hand, isInHand }
}

function findCardToInk(hand: readonly GoldfishCard[], ink: number): number {
  let [best, highest] = [-1, -Infinity]
  for (let at = 0; at < hand.length; at++) {
    const { cost, inkable, lore } = hand[at]! // a place of the hand
    const rank = !inkable ? -Infinity : cost > ink ? 1000 + cost : -lore
    if (rank > highest) [best, highest] = [at, rank]
  }
  return best
}

function findMostExpensive(hand: readonly GoldfishCard[], ink: number): number {
  let [best, highest] = [-1, -1]
  for (let at = 0; at < hand.length; at++) {
    const { cost } = hand[at]! // as above
    if (cost <= ink && cost > highest) [best, highest] = [at, cost]
  }
  return best
}
