// The benchmark needs the cards as the browser has them, and `toCard` is the one function that builds them from rows.
// oxlint-disable-next-line no-restricted-imports
import { toCard } from '#domain/cards/cardRow.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Pack } from '../../tools/pack/packRows.ts'

/** The cards of a pack as the browser has them. A pack entry has the columns of a table row, but TypeScript types them apart. */
export const packCards = ({ cards }: Pack): Card[] =>
  cards.map((row) => toCard(row as unknown as Parameters<typeof toCard>[0]))
