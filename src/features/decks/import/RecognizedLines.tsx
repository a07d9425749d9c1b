import { Check } from 'lucide-react'
import { memo } from 'react'
import type { CardNameIndex } from '#domain/decks/cardNameIndex.ts'
import type { CheckedLine } from '#domain/decks/deckEntries.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import styles from './ImportResult.module.css'

/** The cards of a checked list, a row for each line. */
export const RecognizedLines = memo(function RecognizedLines({
  lines,
  setCodes,
}: {
  lines: readonly CheckedLine[]
  setCodes: CardNameIndex['setCodes']
}) {
  const rows = lines.flatMap(({ line, card, quantity, messages }) => (card ? [{ line, card, quantity, messages }] : []))
  if (rows.length === 0) return null
  return (
    <ul aria-label="Recognized cards" className={styles['rows']}>
      {rows.map(({ line, card, quantity, messages }) => (
        <li key={line}>
          <Check aria-hidden size={16} />
          <b>{quantity}</b>
          <CostBadge card={card} />
          <span className={styles['name']}>
            {card.characterName} <small>{card.version}</small>
            {messages.map((message) => (
              <small key={message} className={styles['note']}>
                {message}
              </small>
            ))}
          </span>
          <small title={card.set}>
            Set {setCodes.get(card.setId) ?? card.set} · {card.collectorNumber}
          </small>
        </li>
      ))}
    </ul>
  )
})
