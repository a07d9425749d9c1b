import type { Card } from '../cards/card.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { countOf } from '../text/countOf.ts'
import { type Playsets, USUAL_PLAYSETS } from '../wishes/wish.ts'
import { type Collection, type Copies, countAllCopies } from './copies.ts'
import { sortOwned } from './sortOwned.ts'

/**
 * Makes a text of the copies beyond a playset of each printing: a heading, then a line for each card and finish, oldest
 * set first. Foil copies fill the playset first. Without extra copies it is only the heading.
 * "For trade: 3 copies", "2x Olaf - Helping Hand (Fabled · 10)", "1x Olaf - Helping Hand (Fabled · 10) foil".
 */
export function makeTradeText(
  collection: Collection,
  byId: ReadonlyMap<string, Card>,
  sets: readonly CardSet[],
  playsets: Playsets = USUAL_PLAYSETS,
): string {
  const lines: string[] = []
  let total = 0
  for (const { card, copies } of sortOwned(collection, byId, sets)) {
    if (!card) continue
    const { nonFoil, foil } = forTrade(copies, playsetOf(playsets, card.id))
    total += nonFoil + foil
    if (nonFoil > 0) lines.push(`${nonFoil}x ${printingText(card, false)}`)
    if (foil > 0) lines.push(`${foil}x ${printingText(card, true)}`)
  }
  return [`For trade: ${countOf(total, 'copy', 'copies')}`, ...lines].join('\n')
}

/** A printing and finish in a list: "Olaf - Helping Hand (Fabled · 10) foil". */
export const printingText = ({ name, set, collectorNumber }: Card, isFoil: boolean): string =>
  `${name} (${set} · ${collectorNumber})${isFoil ? ' foil' : ''}`

/** Whether a collection has copies for trade. */
export const hasExtraCopies = (collection: Collection, playsets: Playsets = USUAL_PLAYSETS): boolean =>
  [...collection].some(([id, copies]) => countAllCopies(copies) > playsetOf(playsets, id))

/** How many copies of a printing are not for trade. */
export const playsetOf = ({ usual, cards }: Playsets, cardId: string): number => cards.get(cardId) ?? usual

/** The copies beyond a playset. Foil copies fill the playset first. */
export function forTrade({ nonFoil, foil }: Copies, playset: number): Copies {
  const extraFoil = Math.max(0, foil - playset)
  return { nonFoil: Math.max(0, nonFoil + foil - extraFoil - playset), foil: extraFoil }
}

/** The copies of a collection that are for trade. */
export const tradeCollection = (collection: Collection, playsets: Playsets): Collection =>
  new Map(
    [...collection].flatMap(([id, copies]) => {
      const extra = forTrade(copies, playsetOf(playsets, id))
      return countAllCopies(extra) > 0 ? [[id, extra] as const] : []
    }),
  )
