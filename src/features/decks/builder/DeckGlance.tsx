import { useMemo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { swapCards, swapNotes } from '#domain/decks/deckDraft.ts'
import type { PrintingsOf } from '#domain/decks/deckValue.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { DeckVerdict } from '../verdict/DeckVerdict.tsx'
import { CorePrintings } from './CorePrintings.tsx'
import styles from './DeckGlance.module.css'
import type { DeckBuild } from './useDeckDraft.ts'

/** The maximum number of named cards that exclude a deck from Core. */
const NAMED = 3

/**
 * The inks and the official verdict of the current draft, which opens with its format.
 * @param catalogue null while it is loading
 */
export function DeckGlance({
  build: { entries, notes, leader, change, write },
  cards,
  catalogue,
  printingsOf,
  owned,
}: {
  build: DeckBuild
  cards: readonly DeckCard[]
  catalogue: Catalogue | null
  printingsOf: PrintingsOf
  /** Undefined for a guest, and while the collection is unknown. */
  owned: Collection | undefined
}) {
  const { byInk, inkablePercentage, averageCost } = analyzeDeck(cards)
  const older = useMemo(() => cards.filter(({ card }) => isInfinityOnly(card.set)), [cards])
  const swap = (swaps: ReadonlyMap<string, Card>) => {
    change({ type: 'replace', entries: swapCards(entries, swaps) })
    write({ notes: swapNotes(notes, swaps) })
  }
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
      </p>
      {catalogue ? (
        <DeckVerdict
          cards={cards}
          leader={leader}
          catalogue={catalogue}
          onSwap={swap}
          start={
            <>
              <Format older={older} />
              <CorePrintings older={older} printingsOf={printingsOf} owned={owned} onSwap={swap} />
            </>
          }
        />
      ) : null}
    </>
  )
}

/** The format of the deck, and the cards that exclude it from Core. */
function Format({ older }: { older: readonly DeckCard[] }) {
  const names = [...new Set(older.map(({ card }) => card.name))]
  if (names.length === 0)
    return (
      <p>
        Format <b>Core</b>
      </p>
    )
  const more = names.length - NAMED
  return (
    <p>
      Format <b>Infinity</b>, because of{' '}
      {listWithAnd([...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])])}
    </p>
  )
}
