import type { Catalogue } from '#domain/cards/catalogue.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { DeckVerdict } from '../verdict/DeckVerdict.tsx'
import styles from './DeckGlance.module.css'

/** The maximum number of named cards that exclude a deck from Core. */
const NAMED = 3

/** The inks, the format and the official verdict of the current draft. @param catalogue null while it is loading */
export function DeckGlance({ cards, catalogue }: { cards: readonly DeckCard[]; catalogue: Catalogue | null }) {
  const { byInk, inkablePercentage, averageCost } = analyzeDeck(cards)
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
      {catalogue ? <DeckVerdict cards={cards} all={catalogue.cards} isDraft /> : null}
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
