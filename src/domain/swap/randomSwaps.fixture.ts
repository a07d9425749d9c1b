import type { Random } from '../decks/openingHand.ts'
import type { GoldfishCard } from './goldfish.ts'

/** How often cards have each cost, as in decks that players publish. */
const CURVE = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8]

/** A card with a usual inkwell and lore for its cost. */
function makeRandomCard(cost: number, random: Random): GoldfishCard {
  const isAction = random() < 0.25
  const most = cost <= 2 ? 2 : cost <= 5 ? 3 : 4
  return { cost, inkable: random() < 0.77, lore: isAction ? 0 : 1 + Math.floor(random() ** 2 * most) }
}

/**
 * A deck of 15 cards with 4 copies each, and the deck after a swap: each line of the swap takes 1 to 4 copies of a card out for as
 * many of one that costs up to 2 more or less.
 * @param size the number of swapped copies.
 */
export function makeRandomSwap(size: number, random: Random): { before: GoldfishCard[]; after: GoldfishCard[] } {
  const pick = (items: readonly number[]) => items[Math.floor(random() * items.length)] ?? 1
  const cards = Array.from({ length: 15 }, () => makeRandomCard(pick(CURVE), random))
  const before = cards.flatMap((card) => Array<GoldfishCard>(4).fill(card))
  const after = [...before]
  const lines = cards.map((_, line) => line)
  for (let left = size; left > 0 && lines.length > 0;) {
    const [line = 0] = lines.splice(Math.floor(random() * lines.length), 1)
    const copies = Math.min(left, 1 + Math.floor(random() * 4))
    const cost = Math.max((cards[line]?.cost ?? 3) + Math.floor(random() * 5) - 2, 1)
    after.fill(makeRandomCard(cost, random), 4 * line, 4 * line + copies)
    left -= copies
  }
  return { before, after }
}
