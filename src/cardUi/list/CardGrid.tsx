import { memo, type ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { countAllCopies } from '#domain/collection/copies.ts'
import { StartingList } from '#ui/StartingList.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { CardCaption } from './CardCaption.tsx'
import { CardCells } from './CardCells.tsx'
import styles from './CardGrid.module.css'
import { cardColumns, type Columns, EAGER_PICTURES, LOW_WINDOW } from '../face/cardShape.ts'
import { CardTile } from './CardTile.tsx'
import { CopyNote } from '../copies/CopyNote.tsx'
import { type CardCopies, cardCopies, type OwnedCopies } from '../copies/ownedCopies.ts'

/** The gap between cards in px; CardGrid.module.css has the same value. */
export const GRID_GAP = 16

/** The height of a caption; CardCaption.module.css has the same value. */
const CAPTION_REM = 1.75

type GridProps = {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
  columns?: Columns
}

/**
 * A virtual grid of cards. Memoized, so that typing in the search field renders it again only when the found cards change.
 * @param owned null if there are no copies to show.
 */
export const CardGrid = memo(function CardGrid({
  label,
  cards,
  pathOf,
  columns,
  owned,
}: GridProps & { owned: OwnedCopies | null }) {
  const isLow = useMediaQuery(LOW_WINDOW) === true
  return (
    <div className={styles['room']} data-columns={columns ?? 'auto'}>
      <CardCells
        label={label}
        cards={cards}
        columns={cardColumns(columns, isLow)}
        gap={GRID_GAP}
        below={CAPTION_REM}
        renderCard={(card, isFirst, tabIndex) => (
          <Tile
            card={card}
            path={pathOf(card)}
            columns={columns}
            isFirst={isFirst}
            tabIndex={tabIndex}
            {...cardCopies(owned, card)}
          />
        )}
      />
    </div>
  )
})

/** The first cards of a grid, before all cards are loaded. It works without scripts. */
export function CardGridStart({ label, cards, pathOf, columns, from }: GridProps & { from: number }) {
  return (
    <GridShape columns={columns} className={styles['room']}>
      <StartingList label={label} items={cards} from={from} keyOf={({ id }) => id}>
        {(card, index) => <Tile card={card} path={pathOf(card)} columns={columns} isFirst={index < EAGER_PICTURES} />}
      </StartingList>
    </GridShape>
  )
}

/** A placeholder for the grid while no cards are loaded. */
export function CardGridSkeleton({ columns }: { columns?: Columns }) {
  return (
    <GridShape columns={columns} className={styles['room']}>
      <div aria-hidden className={styles['empty']}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className="skeleton" />
        ))}
      </div>
    </GridShape>
  )
}

/** Lays out its child, a list of cards, in the columns of a virtual grid. It works without scripts. */
export function GridShape({
  columns = 'auto',
  className = '',
  children,
}: {
  columns: Columns | 'auto'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`${className} ${styles['shape']}`} data-columns={columns}>
      {children}
    </div>
  )
}

/** The width of a card on large screens. */
const WIDTHS = { 3: '26vw', 4: '20vw', fit: '11rem', auto: '(min-width: 100em) 11rem, 20vw' }

type TileProps = CardCopies & {
  card: Card
  path: string
  columns: Columns
  isFirst: boolean
  tabIndex?: 0 | -1
}

const Tile = memo(function Tile({ card, path, columns, isFirst, tabIndex, note, ...owned }: TileProps) {
  return (
    <>
      <CardTile
        card={card}
        path={path}
        sizes={`(max-width: 40em) 46vw, (max-width: 63.9375em) 31vw, ${WIDTHS[columns ?? 'auto']}`}
        priority={isFirst}
        tabIndex={tabIndex}
        {...owned}
      />
      {note === undefined ? null : <CopyNote note={note} />}
      <CardCaption card={card} owned={owned.copies ? countAllCopies(owned.copies) : null} />
    </>
  )
})
