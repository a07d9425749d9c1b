import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { findDeckWarnings } from '#domain/decks/deckWarnings.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { DeckWarnings } from '../DeckWarnings.tsx'
import styles from './DeckGlance.module.css'

/** The maximum number of named cards that exclude a deck from Core. */
const NAMED = 3

/** The inks, the format and the problems of the current draft. */
export function DeckGlance({ cards }: { cards: readonly DeckCard[] }) {
  const { totalCards, byInk, inkablePercentage, averageCost } = analyzeDeck(cards)
  const warnings = findDeckWarnings({ totalCards, inks: byInk.map(({ ink }) => ink), cards })
  return (
    <>
      <p className={styles['facts']}>
        {byInk.map(({ ink, cards: copies }) => (
          <span key={ink} className={styles['ink']}>
            <InkIcon ink={ink} label /> <b>{copies}</b>
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
    </>
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
