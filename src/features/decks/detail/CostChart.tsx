import type { DeckAnalytics } from '#domain/decks/deckAnalytics.ts'
import styles from './CostChart.module.css'

/** A deck's cost curve with the inkable share of each bar; a table for screen readers. */
export function CostChart({ curve }: { curve: DeckAnalytics['costCurve'] }) {
  const highest = Math.max(1, ...curve.map(({ cards }) => cards))
  const height = (cards: number) => `${(cards * 100) / highest}%`
  const top = (cards: number) => `${100 - (cards * 100) / highest}%`
  return (
    <figure className={styles['figure']}>
      <div className={styles['bars']} aria-hidden>
        {curve.map(({ cost, cards, inkable }) => (
          <div key={cost}>
            <b>{cards || ''}</b>
            <svg>
              <rect width="100%" height={height(cards)} y={top(cards)} />
              <rect className={styles['inkable']} width="100%" height={height(inkable)} y={top(inkable)} />
            </svg>
            <span>{cost}</span>
          </div>
        ))}
      </div>
      <figcaption className={styles['legend']} aria-hidden>
        <span className={styles['inkable']}>Inkable</span>
        <span>Non-Inkable</span>
      </figcaption>
      <div className="spoken">
        <table>
          <caption>Cost curve</caption>
          <thead>
            <tr>
              <th scope="col">Cost</th>
              <th scope="col">Cards</th>
              <th scope="col">Inkable</th>
            </tr>
          </thead>
          <tbody>
            {curve.map(({ cost, cards, inkable }) => (
              <tr key={cost}>
                <th scope="row">{cost}</th>
                <td>{cards}</td>
                <td>{inkable}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
