import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Copies } from '#domain/collection/copies.ts'
import type { OwnedCopies } from '../../copies/ownedCopies.ts'
import { OwnedStepper } from '../../copies/OwnedStepper.tsx'
import styles from './CardTable.module.css'
import columns from './tableColumns.module.css'
import { CardRowLink } from './CardRowLink.tsx'
import { TABLE_COLUMNS } from './tableColumns.tsx'

/** A row of the table of cards, with a link to the card's page. */
export const CardRow = memo(function CardRow({
  card,
  path,
  index,
  tabIndex,
  copies,
  change = null,
  note,
}: {
  card: Card
  path: string
  /** The place among the cards, from 0. */
  index: number
  tabIndex?: 0 | -1
  /** Undefined if the table has no column of owned copies; null while they load. */
  copies?: Copies | null | undefined
  change?: OwnedCopies['change']
  note?: string | undefined
}) {
  return (
    <tr data-index={index} aria-rowindex={index + 2} className={styles['row']}>
      <th scope="row" className={styles['name']}>
        <CardRowLink card={card} path={path} tabIndex={tabIndex} {...(copies && { copies, change })}>
          <span className={styles['words']}>
            {card.characterName} {card.version === null ? null : <small>{card.version}</small>}
          </span>
        </CardRowLink>
      </th>
      {TABLE_COLUMNS.map(({ key, render }) => (
        <td key={key} className={columns[key]}>
          {render(card)}
        </td>
      ))}
      {copies === undefined ? null : (
        <td className={columns['owned']}>
          {copies === null ? null : <OwnedStepper card={card} copies={copies} change={change} note={note} />}
        </td>
      )}
    </tr>
  )
})
