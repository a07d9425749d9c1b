import { ArrowUp, Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import type { CardNotes } from '#domain/decks/deckDraft.ts'
import { type DeckCard, sortDeckCards } from '#domain/decks/deckCard.ts'
import { countCards, MAX_COPIES } from '#domain/decks/deckRules.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Button } from '#ui/Button.tsx'
import { useFocusNextItem } from '#ui/useFocusNextItem.ts'
import styles from './DeckRows.module.css'
import { draftKeyStep } from './draftKeyStep.ts'
import { RowName } from './RowName.tsx'
import { focusDeck } from './useBuilderKeys.ts'
import type { DraftStep } from './useDeckDraft.ts'

/** The maybeboard: cards that the author may add to the deck. They are not part of it. */
export function MaybeRows({
  cards,
  notes,
  change,
  onOpen,
}: {
  cards: readonly DeckCard[]
  notes: CardNotes
  change: (step: DraftStep) => void
  onOpen: (card: Card) => void
}) {
  const focusNext = useFocusNextItem<HTMLUListElement>(focusDeck)
  if (cards.length === 0) return null
  return (
    <section className={styles['maybe']} aria-label="Maybeboard">
      <div className={styles['group']}>
        <h3>Maybeboard</h3> <span>{countCards(cards)}</span>
        <span className={styles['subtotal']}>not part of the deck</span>
      </div>
      <ul {...focusNext} className={styles['rows']} aria-label="Cards on the maybeboard">
        {sortDeckCards(cards).map(({ card, quantity }) => {
          const set = (copies: number) => change({ type: 'setMaybe', card: card.id, quantity: copies })
          const onKeyDown = (event: KeyboardEvent) => {
            const step = draftKeyStep(event, card)
            if (step?.type === 'add') set(quantity + 1)
            else if (step?.type === 'remove') set(quantity - 1)
            else if (step?.type === 'set') set(step.quantity)
          }
          return (
            <li key={card.id}>
              {/* The key events come from the row's buttons. */}
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
              <div className={styles['row']} {...inkAttributes(card.inks)} onKeyDown={onKeyDown}>
                <CostBadge card={card} />
                <RowName card={card} note={notes[card.id]} onOpen={() => onOpen(card)} />
                <Button
                  variant="bare"
                  aria-label={`Move ${card.name} to the deck`}
                  title="Move to Deck"
                  onClick={() => change({ type: 'toDeck', card: card.id, limit: copyLimit(card) })}
                >
                  <ArrowUp aria-hidden size={16} />
                </Button>
                <Button
                  variant="bare"
                  aria-label={`Remove ${card.name} from the maybeboard`}
                  onClick={() => set(quantity - 1)}
                >
                  <Minus aria-hidden size={16} />
                </Button>
                <b className={styles['quantity']}>{quantity}</b>
                <Button
                  variant="bare"
                  aria-label={`Add ${card.name} to the maybeboard`}
                  aria-disabled={quantity >= MAX_COPIES}
                  onClick={() => set(quantity + 1)}
                >
                  <Plus aria-hidden size={16} />
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
