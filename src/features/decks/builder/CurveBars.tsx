import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countOf } from '#domain/text/countOf.ts'
import styles from './CurveBars.module.css'

/** The cost curve of the draft, with the inkable cards of each cost in gold. @param isSmall shows only the bars. */
export function CurveBars({ cards, isSmall = false }: { cards: readonly DeckCard[]; isSmall?: boolean }) {
  const { costCurve } = analyzeDeck(cards)
  const highest = Math.max(1, ...costCurve.map((bar) => bar.cards))
  return (
    <ol className={styles['curve']} aria-label="Cost curve" data-small={isSmall ? '' : undefined}>
      {costCurve.map((bar) => (
        <li key={bar.cost}>
          <span className="spoken">
            Cost {bar.cost}: {countOf(bar.cards, 'card')}, {bar.inkable} inkable
          </span>
          {isSmall ? null : (
            <span className={styles['count']} aria-hidden>
              {bar.cards || ''}
            </span>
          )}
          <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden>
            <rect width="10" height={(bar.cards / highest) * 40} y={40 - (bar.cards / highest) * 40} />
            <rect
              className={styles['inkable']}
              width="10"
              height={(bar.inkable / highest) * 40}
              y={40 - (bar.inkable / highest) * 40}
            />
          </svg>
          {isSmall ? null : <span aria-hidden>{bar.cost}</span>}
        </li>
      ))}
    </ol>
  )
}
