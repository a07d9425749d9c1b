import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Copies } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { CardPreview } from '../../CardPreview.tsx'
import { copyKey } from '../../copies/copyKey.ts'
import { OwnedStepper, ownedStep } from '../../copies/OwnedStepper.tsx'
import styles from './CardTable.module.css'
import { CardThumb } from './CardThumb.tsx'
import { TABLE_COLUMNS } from './tableColumns.tsx'

/** The copies of a card that a row shows. `change` is null for everyone except their owner. */
export type RowCopies = { readonly copies: Copies; readonly change: ((change: CopyChange) => void) | null }

/** Changes the copies of a row's card by `+` and `-`. */
export const changeByKey =
  (card: Card, { copies, change }: RowCopies) =>
  (event: KeyboardEvent) => {
    const key = copyKey(event)
    const step = key && ownedStep(card, copies, key === 'add' ? 1 : -1)
    if (step && change) change(step)
  }

/** A row of the table of cards, with a link to the card's page. */
export const CardRow = memo(function CardRow({
  card,
  path,
  index,
  tabIndex,
  copies,
  change = null,
}: {
  card: Card
  path: string
  /** The place among the cards, from 0. */
  index: number
  tabIndex?: 0 | -1
  /** Undefined if the table has no column of owned copies; null while they load. */
  copies?: Copies | null | undefined
} & Partial<Pick<RowCopies, 'change'>>) {
  return (
    <tr data-index={index} aria-rowindex={index + 2} className={styles['row']}>
      <th scope="row" className={styles['name']}>
        <Link
          to={path}
          tabIndex={tabIndex}
          {...(copies && change && { onKeyDown: changeByKey(card, { copies, change }), 'aria-keyshortcuts': '+ -' })}
        >
          <CardPreview card={card}>
            <CardThumb card={card} />
          </CardPreview>
          <span className={styles['words']}>
            {card.characterName} {card.version === null ? null : <small>{card.version}</small>}
          </span>
        </Link>
      </th>
      {TABLE_COLUMNS.map(({ key, render }) => (
        <td key={key} className={styles[key]}>
          {render(card)}
        </td>
      ))}
      {copies === undefined ? null : (
        <td className={styles['owned']}>
          {copies === null ? null : <OwnedStepper card={card} copies={copies} change={change} />}
        </td>
      )}
    </tr>
  )
})
