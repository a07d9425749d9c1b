import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { useIsPrinting } from '#ui/useIsPrinting.ts'
import { MAX_PRINTED_PICTURES } from '#ui/useVirtualRows.ts'
import { CardGrid, CardGridSkeleton, CardGridStart } from './CardGrid.tsx'
import { CardLines, CardLinesStart } from './rows/CardLines.tsx'
import type { OwnedCopies } from '../copies/ownedCopies.ts'
import { CardTable, CardTableStart } from './rows/CardTable.tsx'
import { RowsSkeleton } from './rows/RowsSkeleton.tsx'
import type { CardsView } from './useCardsView.ts'

type CardsProps = {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
  view: CardsView
}

/**
 * Cards in the view that the visitor has chosen: a grid, a list or a table. A large grid is printed as a list.
 * @param owned null if there are no copies to show.
 * @param renderGrid shows the cards as a grid; `CardGrid` by default.
 */
export function CardsInView({
  owned,
  renderGrid,
  ...cards
}: CardsProps & { owned: OwnedCopies | null; renderGrid?: () => ReactNode }) {
  const { view, columns } = cards.view.layout
  const isPrintedList = useIsPrinting() && cards.cards.length > MAX_PRINTED_PICTURES
  if (view === 'table') return <CardTable {...cards} owned={owned} />
  if (view === 'list' || isPrintedList) return <CardLines {...cards} owned={owned} />
  return renderGrid ? renderGrid() : <CardGrid {...cards} columns={columns} owned={owned} />
}

/**
 * The first cards, shown until all are loaded. Their links also work without scripts.
 * @param from the number of cards before the first of `cards`.
 * @param found the number of cards that were found.
 */
export function CardsInViewStart({ from, found, ...cards }: CardsProps & { from: number; found: number }) {
  const { view, columns } = cards.view.layout
  if (view === 'table') return <CardTableStart {...cards} from={from} found={found} />
  if (view === 'list') return <CardLinesStart {...cards} />
  return <CardGridStart {...cards} columns={columns} />
}

/** The shape of the cards while none are loaded. */
export function CardsInViewSkeleton({ view: { layout } }: { view: CardsView }) {
  return layout.view === 'grid' ? <CardGridSkeleton columns={layout.columns} /> : <RowsSkeleton />
}
