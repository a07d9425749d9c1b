import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import type { CardType, Ink } from '../cards/vocabulary.ts'
import { mainType } from '../decks/deckAnalytics.ts'
import { listWithOr } from '../text/listWords.ts'
import type { Counts } from './hypergeometric.ts'

/**
 * A group of cards of a deck: cards by name (`cardKey`), or all cards with some traits. A trait that is absent does not matter.
 */
export type CardGroup =
  | { readonly kind: 'names'; readonly keys: readonly string[] }
  | {
      readonly kind: 'traits'
      /** The costs from the first to the second one. */
      readonly costs?: readonly [from: number, to: number] | undefined
      readonly inkable?: boolean | undefined
      readonly ink?: Ink | undefined
      /** A song is only a song, not an action too. */
      readonly type?: CardType | undefined
    }

/** The fields of a card that decide about its groups. */
export type GroupedCard = Pick<Card, 'name' | 'cost' | 'inkable' | 'inks' | 'types' | 'lore' | 'strength'>

/** Whether a card is in a group. */
export function isInGroup(card: GroupedCard, group: CardGroup): boolean {
  if (group.kind === 'names') return group.keys.includes(cardKey(card))
  const { costs, inkable, ink, type } = group
  return (
    (!costs || (card.cost >= costs[0] && card.cost <= costs[1])) &&
    (inkable === undefined || card.inkable === inkable) &&
    (!ink || card.inks.includes(ink)) &&
    (!type || mainType({ card }) === type)
  )
}

/** The numbers of copies of a deck that are only in A, only in B, in both and in neither, as `GroupQuestion` has them. */
export function countGroups(
  cards: readonly { readonly card: GroupedCard; readonly quantity: number }[],
  a: CardGroup,
  b: CardGroup | null,
): Counts {
  const counts = [0, 0, 0, 0]
  for (const { card, quantity } of cards) {
    const [inA, inB] = [isInGroup(card, a), b !== null && isInGroup(card, b)]
    counts[inA ? (inB ? 2 : 0) : inB ? 1 : 3]! += quantity // one of the four
  }
  return counts
}

/**
 * A number of cards of a group in words: "1 inkable card with cost 2 or less", "2 of Bambi or Thumper".
 * @param nameOf finds the name of a card by its key.
 */
export function describeGroup(count: number, group: CardGroup, nameOf: (key: string) => string): string {
  if (group.kind === 'names') {
    const names = group.keys.map(nameOf)
    return names.length === 1 ? `${count} ${names[0]}` : `${count} of ${listWithOr(names)}`
  }
  const { costs, inkable, ink, type } = group
  const noun = `${(type ?? 'card').toLowerCase()}${count === 1 ? '' : 's'}`
  const words = [inkable === undefined ? '' : inkable ? 'inkable' : 'uninkable', ink ?? '', noun]
  return [count, ...words, costs ? `with cost ${describeCosts(costs)}` : ''].filter((word) => word !== '').join(' ')
}

/** "3", "2 or less", "2 to 4". */
export const describeCosts = ([from, to]: readonly [number, number]): string =>
  from === to ? String(to) : from === 0 ? `${to} or less` : `${from} to ${to}`
