import { type ReactNode, useCallback } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { useIsPrinting } from '#ui/useIsPrinting.ts'
import { MAX_PRINTED_PICTURES } from '#ui/useVirtualRows.ts'
import { cardPath } from '../cardPath.ts'
import { CardGrid, CardGridSkeleton, CardGridStart } from './CardGrid.tsx'
import { CardLines, CardLinesStart } from './rows/CardLines.tsx'
import type { OwnedCopies } from '../copies/ownedCopies.ts'
import { CardTable, CardTableStart } from './rows/CardTable.tsx'
import { RowsSkeleton } from './rows/RowsSkeleton.tsx'
import type { CardsView } from './useCardsView.ts'

type CopiesProps = {
  /** Null if there are no copies to show. */
  owned: OwnedCopies | null
  /** Shows the cards as a grid; `CardGrid` by default. */
  renderGrid?: () => ReactNode
}

type CardsProps = {
  label: string
  cards: readonly Card[]
  view: CardsView
}

/** Cards in the view that the visitor has chosen: a grid, a list or a table. A large grid is printed as a list. */
export function CardsInView({
  catalogue,
  view,
  renderGrid,
  ...list
}: CardsProps & CopiesProps & { catalogue: Catalogue }) {
  const isPrintedList = useIsPrinting() && list.cards.length > MAX_PRINTED_PICTURES
  const pathOf = useCallback((card: Card) => cardPath(catalogue, card), [catalogue])
  if (view.layout.view === 'table') return <CardTable {...list} pathOf={pathOf} view={view} />
  if (view.layout.view === 'list' || isPrintedList) return <CardLines {...list} pathOf={pathOf} />
  return renderGrid ? renderGrid() : <CardGrid {...list} pathOf={pathOf} columns={view.layout.columns} />
}

/**
 * The first cards, shown until all are loaded. Their links also work without scripts.
 * @param pathOf a card's address.
 * @param from the number of cards before the first of `cards`.
 * @param found the number of cards that were found.
 */
export function CardsInViewStart({
  from,
  found,
  view,
  renderGrid,
  ...list
}: CardsProps & CopiesProps & { pathOf: (card: Card) => string; from: number; found: number }) {
  if (view.layout.view === 'table') return <CardTableStart {...list} view={view} from={from} found={found} />
  if (view.layout.view === 'list') return <CardLinesStart {...list} from={from} />
  return renderGrid ? renderGrid() : <CardGridStart {...list} from={from} columns={view.layout.columns} />
}

/** The shape of the cards while none are loaded. */
export function CardsInViewSkeleton({ view: { layout } }: { view: CardsView }) {
  return layout.view === 'grid' ? <CardGridSkeleton columns={layout.columns} /> : <RowsSkeleton />
}
