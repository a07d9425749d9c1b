import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { findDeckWarnings } from '#domain/decks/deckWarnings.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { countOf } from '#domain/text/countOf.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { DeckWarnings } from '../DeckWarnings.tsx'
import styles from './DeckGlance.module.css'

/** The maximum number of named cards that exclude a deck from Core. */
const NAMED = 3

/** The curve, the inks and the format of the current draft. */
export function DeckGlance({ cards }: { cards: readonly DeckCard[] }) {
  const { totalCards, costCurve, byInk, inkablePercentage, averageCost } = analyzeDeck(cards)
  const warnings = findDeckWarnings({ totalCards, inks: byInk.map(({ ink }) => ink), cards })
  const highest = Math.max(1, ...costCurve.map((bar) => bar.cards))
  return (
    <div className={styles['glance']}>
      <ol className={styles['curve']} aria-label="Cost curve">
        {costCurve.map((bar) => (
          <li key={bar.cost}>
            <span className="spoken">
              Cost {bar.cost}: {countOf(bar.cards, 'card')}, {bar.inkable} inkable
            </span>
            <span className={styles['count']} aria-hidden>
              {bar.cards || ''}
            </span>
            <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden>
              <rect width="10" height={(bar.cards / highest) * 40} y={40 - (bar.cards / highest) * 40} />
              <rect
                className={styles['inkable']}
                width="10"
                height={(bar.inkable / highest) * 40}
                y={40 - (bar.inkable / highest) * 40}
              />
            </svg>
            <span aria-hidden>{bar.cost}</span>
          </li>
        ))}
      </ol>
      <p className={styles['facts']}>
        {byInk.map(({ ink, cards: copies }) => (
          <span key={ink} className={styles['ink']} {...inkAttributes([ink])}>
            {ink} <b>{copies}</b>
          </span>
        ))}
        {averageCost === null ? null : (
          <span>
            Inkable <b>{inkablePercentage}%</b>, average cost <b>{averageCost.toFixed(1)}</b>
          </span>
        )}
        <Format cards={cards} />
      </p>
      {/* The number of cards is shown above it. */}
      <DeckWarnings subject="Your deck" warnings={warnings.filter(({ kind }) => kind !== 'unfinished')} />
    </div>
  )
}

/** The format of the deck, and the cards that exclude it from Core. */
function Format({ cards }: { cards: readonly DeckCard[] }) {
  const older = [...new Set(cards.flatMap(({ card }) => (isInfinityOnly(card.set) ? [card.name] : [])))]
  if (older.length === 0)
    return (
      <span>
        Format <b>Core</b>
      </span>
    )
  const more = older.length - NAMED
  return (
    <span>
      Format <b>Infinity</b>, because of{' '}
      {listWithAnd([...older.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])])}
    </span>
  )
}
