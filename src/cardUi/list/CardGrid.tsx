import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { CardCells } from './CardCells.tsx'
import styles from './CardGrid.module.css'
import { cardColumns, EAGER_PICTURES } from '../face/cardShape.ts'
import { CardTile } from './CardTile.tsx'

type GridProps = {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
  columns: number
}

/** A virtual grid of cards with `columns` columns on large screens. */
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

/** The first cards of a grid, before all cards are loaded. It works without scripts. */
export function CardGridStart({ label, cards, pathOf, columns }: GridProps) {
  return (
    <Shape columns={columns}>
      <ul aria-label={label}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <Tile card={card} path={pathOf(card)} columns={columns} isFirst={index < EAGER_PICTURES} />
          </li>
        ))}
      </ul>
    </Shape>
  )
}

/** The grid's shape while no cards are loaded. */
export function CardGridSkeleton({ columns }: { columns: number }) {
  return (
    <Shape columns={columns}>
      <div aria-hidden className={styles['empty']}>
        {Array.from({ length: columns * 2 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </Shape>
  )
}

function Shape({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={styles['shape']} style={{ '--columns': columns } as React.CSSProperties}>
      {children}
    </div>
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
