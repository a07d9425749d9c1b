import { useMemo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type CardNameIndex, findPrintings } from '#domain/decks/cardNameIndex.ts'
import type { CheckedLine } from '#domain/decks/deckEntries.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import { findSimilarCards } from '#domain/decks/similarNames.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './ImportResult.module.css'

/** The maximum number of similar cards to suggest for a line. */
const SUGGESTIONS = 3

/** A line that adds no card: why, and the cards with the most similar names. */
export function WrongLine({
  line,
  index,
  correct,
  onCorrect,
}: {
  line: CheckedLine
  index: CardNameIndex
  /** Makes the text with this card in the line; null if that is not possible. */
  correct: (card: Card) => string | null
  onCorrect: (text: string) => void
}) {
  const suggestions = useMemo(() => suggestCards(line, index), [line, index])
  return (
    <div className={styles['problem']}>
      {line.messages.map((message) => (
        <p key={message}>
          {message} <small>(line {line.line})</small>
        </p>
      ))}
      {suggestions.map((card) => {
        const corrected = correct(card)
        return corrected === null ? null : (
          <div key={card.id} className={styles['suggestion']}>
            <CostBadge card={card} />
            <span className={styles['name']}>
              {card.characterName} <small>{card.version}</small>
            </span>
            <Button aria-label={`Use this card: ${card.name}`} onClick={() => onCorrect(corrected)}>
              Use this card
            </Button>
          </div>
        )
      })}
    </div>
  )
}

/** The card that a line without a count names, or the cards with similar names. A count above 4 has no suggestion. */
function suggestCards({ name, quantity }: CheckedLine, index: CardNameIndex): readonly Card[] {
  if (quantity !== null && (quantity < 1 || quantity > MAX_COPIES)) return []
  const [named] = findPrintings(index, name)
  return named ? [named] : findSimilarCards(index, name, SUGGESTIONS)
}
