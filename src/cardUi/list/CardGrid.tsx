import type { Card } from '#domain/cards/card.ts'
import { CardCells } from './CardCells.tsx'
import { GridShape } from './CardGridSkeleton.tsx'
import { cardColumns, EAGER_PICTURES } from '../face/cardShape.ts'
import { CardTile } from './CardTile.tsx'

type GridProps = {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
  columns: number
}

/** Any number of cards as pictures, `columns` beside each other on a large screen. */
export function CardGrid({ label, cards, pathOf, columns }: GridProps) {
  return (
    <CardCells
      label={label}
      cards={cards}
      columns={cardColumns(columns)}
      gap={18}
      renderCard={(card, isFirst) => <Tile card={card} path={pathOf(card)} columns={columns} isFirst={isFirst} />}
    />
  )
}

/** The first cards of a grid, in its shape, before all are known: drawn by the style sheet alone, without a script. */
export function CardGridStart({ label, cards, pathOf, columns }: GridProps) {
  return (
    <GridShape columns={columns}>
      <ul aria-label={label}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <Tile card={card} path={pathOf(card)} columns={columns} isFirst={index < EAGER_PICTURES} />
          </li>
        ))}
      </ul>
    </GridShape>
  )
}

type TileProps = { card: Card; path: string; columns: number; isFirst: boolean }

function Tile({ card, path, columns, isFirst }: TileProps) {
  return (
    <CardTile
      card={card}
      path={path}
      sizes={`(max-width: 40em) 46vw, (max-width: 63.9375em) 31vw, ${Math.round(78 / columns)}vw`}
      priority={isFirst}
    />
  )
}
