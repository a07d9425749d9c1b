import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import styles from './CopiesRows.module.css'

/** Copies of a card in one finish, with the path of the card's page and a figure. */
type CopiesRow = {
  readonly card: Card
  readonly path: string
  readonly isFoil: boolean
  readonly figure: ReactNode
}

/** A ranking of a collection's cards by a figure, each with a link to its page. */
export function CopiesRows({ title, rows }: { title: string; rows: readonly CopiesRow[] }) {
  const id = useId()
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={styles['cards']}>
        {rows.map(({ card, path, isFoil, figure }) => (
          <li key={`${card.id} ${isFoil}`}>
            <Link to={path} className={styles['card']}>
              <CardPreview card={card}>
                <CardPicture card={card} sizes="46px" isDecorative isInList />
              </CardPreview>
              <span className={styles['words']}>
                <b>{card.name}</b>{' '}
                <small>
                  {card.set}
                  {isFoil ? ', foil' : ''}
                </small>
              </span>{' '}
              <span className={styles['figure']}>{figure}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
