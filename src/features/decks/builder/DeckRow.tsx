import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { Button } from '#ui/Button.tsx'
import { copyKey } from '#cardUi/copies/copyKey.ts'
import styles from './DeckRows.module.css'
import type { DraftStep } from './useDeckDraft.ts'

/** A card of the draft, with its copies. */
export function DeckRow({
  card,
  quantity,
  isOneOfTwo,
  isFull,
  change,
}: {
  card: Card
  quantity: number
  /** Whether the deck contains another printing of the same name too. */
  isOneOfTwo: boolean
  /** Whether the deck has the maximum number of cards. */
  isFull: boolean
  change: (step: DraftStep) => void
}) {
  const printing = isOneOfTwo ? `${card.set} · ${card.collectorNumber}` : null
  const named = printing ? `${card.name}, ${printing}` : card.name
  const onKeyDown = (event: KeyboardEvent) => {
    const type = copyKey(event)
    if (type) change({ type, card: card.id })
  }
  return (
    // The key events come from the row's buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li {...inkAttributes(card.inks)} onKeyDown={onKeyDown}>
      <span className={styles['cost']} data-inkable={card.inkable ? '' : undefined}>
        <span className="spoken">Cost </span>
        {card.cost}
      </span>
      <span className={styles['name']} title={named}>
        {card.characterName}
        {card.version ? <small>{card.version}</small> : null}
        {printing ? <small>{printing}</small> : null}
      </span>
      <Button variant="bare" aria-label={`Remove ${named}`} onClick={() => change({ type: 'remove', card: card.id })}>
        <Minus aria-hidden size={16} />
      </Button>
      <b className={styles['quantity']}>{quantity}</b>
      <Button
        variant="bare"
        aria-label={`Add ${named}`}
        aria-disabled={isFull || quantity >= MAX_COPIES}
        onClick={() => change({ type: 'add', card: card.id })}
      >
        <Plus aria-hidden size={16} />
      </Button>
    </li>
  )
}
