import type { Card } from '#domain/cards/card.ts'
import { marketPrice } from '#domain/cards/prices.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import styles from './NeededSheet.module.css'

/** The printed list of a set's needed cards in the given order, each with a checkbox. */
export function NeededSheet({ set, cards, date }: { set: string; cards: readonly Card[]; date: Date }) {
  return (
    <PrintSheet>
      <h1>Needed Cards of {set}</h1>
      <p className={styles['about']}>
        {countOf(cards.length, 'card')} on {formatDay(date, 'long')}
      </p>
      <table className={styles['cards']}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Card</th>
            <th scope="col">Rarity</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => {
            const price = marketPrice(card)
            return (
              <tr key={card.id}>
                <td>{card.collectorNumber}</td>
                <td>{card.name}</td>
                <td>{card.rarity}</td>
                <td>{price === null ? '' : <Money usd={price} />}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </PrintSheet>
  )
}
