import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { RowName } from './RowName.tsx'
import { copiesLimit } from './copiesLimit.ts'
import styles from './DeckRows.module.css'
import { draftKeyStep } from './draftKeyStep.ts'
import type { DraftStep } from './useDeckDraft.ts'

/** A card of the draft, with its copies. */
export function DeckRow({
  card,
  quantity,
  lacking,
  free,
  price,
  isOneOfTwo,
  isFull,
  note,
  head,
  change,
  onOpen,
}: {
  card: Card
  quantity: number
  /** The number of copies that the viewer lacks; 0 if it is unknown. */
  lacking: number
  /** Says which decks hold copies; undefined if none does. */
  free: string | undefined
  /** The price of all copies; null if it is unknown. */
  price: string | null
  /** Whether the deck contains another printing of the same name too. */
  isOneOfTwo: boolean
  /** Whether the deck has the maximum number of cards. */
  isFull: boolean
  /** The author's note; undefined without one. */
  note: string | undefined
  /** The head of a group that begins with this row. */
  head: ReactNode
  change: (step: DraftStep) => void
  /** Opens the card's dialog. */
  onOpen: () => void
}) {
  const printing = isOneOfTwo ? `${card.set} · ${card.collectorNumber}` : null
  const named = printing ? `${card.name}, ${printing}` : card.name
  const limit = copiesLimit(quantity, copyLimit(card), isFull)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = draftKeyStep(event, card)
    if (step) change(step)
  }
  return (
    <li>
      {head}
      {/* The key events come from the row's buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles['row']} title={free} {...inkAttributes(card.inks)} onKeyDown={onKeyDown}>
        <CostBadge card={card} />
        <div className={styles['body']}>
          <RowName card={card} printing={printing} note={note} onOpen={onOpen} />
          {free ? <span className="spoken">{free}</span> : null}
          {lacking > 0 || price ? (
            <span className={styles['worth']}>
              {lacking > 0 ? <span className={styles['lacking']}>need {lacking}</span> : null}
              {price ? <span className={styles['price']}>{price}</span> : null}
            </span>
          ) : null}
        </div>
        <Button variant="bare" aria-label={`Remove ${named}`} onClick={() => change({ type: 'remove', card: card.id })}>
          <Minus aria-hidden size={16} />
        </Button>
        <b className={styles['quantity']}>{quantity}</b>
        <Button
          variant="bare"
          aria-label={`Add ${named}`}
          aria-disabled={limit !== null}
          onClick={() => (limit ? showToast(limit) : change({ type: 'add', card: card.id, limit: copyLimit(card) }))}
        >
          <Plus aria-hidden size={16} />
        </Button>
      </div>
    </li>
  )
}
