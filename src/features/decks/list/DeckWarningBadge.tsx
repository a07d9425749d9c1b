import { TriangleAlert } from 'lucide-react'
import type { ListedDeck } from '#data/decks/deckLists.ts'
import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { findDeckWarnings } from '#domain/decks/deckWarnings.ts'
import { shortWarningText, warningText } from '../deckWarningTexts.ts'
import styles from './DeckWarningBadge.module.css'

/**
 * The broken rule of a listed deck in a few words, with sentences as tooltip and for screen readers. Copies are counted when
 * the cards have loaded, in a line whose height does not change.
 */
export function DeckWarningBadge({
  deck: { totalCards, inks, entries },
  byId,
}: {
  deck: Pick<ListedDeck, 'totalCards' | 'inks' | 'entries'>
  /** The cards of the catalogue; null while they are loading. */
  byId: ReadonlyMap<string, Card> | null
}) {
  const warnings = findDeckWarnings({ totalCards, inks, cards: byId ? findDeckCards(entries, byId) : [] })
  if (warnings.length === 0) return null
  const sentences = warnings.map((warning) => warningText('This deck', warning)).join(' ')
  return (
    <span className={styles['badge']} title={sentences}>
      <TriangleAlert aria-hidden size={14} />
      <span aria-hidden className={styles['text']}>
        {warnings.map(shortWarningText).join(' · ')}
      </span>
      <span className="spoken">{sentences}</span>
    </span>
  )
}
