import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { mainType } from '#domain/cards/sort.ts'
import type { CardSortChoice } from '#url/cardsSearch.ts'
import { InkIcon } from '../../InkIcon.tsx'
import { Money } from '../../Money.tsx'
import { Price } from '../../Price.tsx'
import { RarityIcon } from '../../RarityIcon.tsx'
import { CostBadge } from './CostBadge.tsx'
import styles from './tableColumns.module.css'

/** A column of the table of cards, other than the name and the owned copies. */
export type TableColumn = {
  readonly key: string
  readonly label: string
  /** The meaning of a label that is abbreviated or incomplete. */
  readonly explanation?: string
  /** The sorts of the first and of the second press on the header. */
  readonly sorts: readonly [first: CardSortChoice, second: CardSortChoice]
  readonly render: (card: Card) => ReactNode
}

/** The text in place of a number that a card does not have. */
const NONE = '–'

/** The column of names, which are the rows' headers. */
export const NAME_COLUMN = { key: 'name', label: 'Name', sorts: ['name', 'name-desc'] } as const

export const TABLE_COLUMNS: readonly TableColumn[] = [
  {
    key: 'ink',
    label: 'Ink',
    sorts: ['color', 'color-desc'],
    render: ({ inks }) => (inks.length > 0 ? inks.map((ink) => <InkIcon key={ink} ink={ink} label />) : NONE),
  },
  { key: 'cost', label: 'Cost', sorts: ['cost-asc', 'cost-desc'], render: (card) => <CostBadge card={card} /> },
  { key: 'type', label: 'Type', sorts: ['type', 'type-desc'], render: mainType },
  {
    key: 'strength',
    label: 'Str',
    explanation: 'strength',
    sorts: ['strength-desc', 'strength-asc'],
    render: ({ strength }) => strength ?? NONE,
  },
  {
    key: 'willpower',
    label: 'Will',
    explanation: 'willpower',
    sorts: ['willpower-desc', 'willpower-asc'],
    render: ({ willpower }) => willpower ?? NONE,
  },
  { key: 'lore', label: 'Lore', sorts: ['lore-desc', 'lore-asc'], render: ({ lore }) => lore ?? NONE },
  {
    key: 'rarity',
    label: 'Rarity',
    sorts: ['rarity-desc', 'rarity-asc'],
    render: ({ rarity }) => (
      <span className={styles['labeled']} title={rarity}>
        <RarityIcon rarity={rarity} /> <span className={styles['rarityName']}>{rarity}</span>
      </span>
    ),
  },
  {
    key: 'set',
    label: 'Set',
    explanation: 'name and number',
    sorts: ['set', 'set-desc'],
    render: ({ set, collectorNumber }) => (
      <span className={styles['printing']} title={set}>
        <span>{set}</span> <span>{collectorNumber}</span>
      </span>
    ),
  },
  {
    key: 'price',
    label: 'Price',
    sorts: ['price-desc', 'price-asc'],
    render: (card) => <Price card={card} isShort />,
  },
  {
    key: 'foil',
    label: 'Foil',
    explanation: 'foil price',
    sorts: ['foil-desc', 'foil-asc'],
    render: ({ prices: { usdFoil } }) => (usdFoil === null ? NONE : <Money usd={usdFoil} isShort />),
  },
]
