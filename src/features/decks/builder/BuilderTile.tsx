import { Link } from '@tanstack/react-router'
import { Info, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './BuilderTile.module.css'
import { copyKey } from '#cardUi/copies/copyKey.ts'
import type { DraftStep } from './useDeckDraft.ts'

/** A card to choose: a click, Enter or `+` adds a copy, `-` removes one. */
export const BuilderTile = memo(function BuilderTile({
  card,
  path,
  copies,
  owned,
  isFull,
  change,
  priority,
  tabIndex,
}: {
  card: Card
  /** The card's page. */
  path: string
  copies: number
  /** The number of the viewer's copies; null for none, and if it is unknown. */
  owned: number | null
  /** Whether the deck has the maximum number of cards. */
  isFull: boolean
  change: (step: DraftStep) => void
  priority: boolean
  tabIndex: 0 | -1
}) {
  const cannotAdd = isFull || copies >= MAX_COPIES
  const add = () => change({ type: 'add', card: card.id })
  const remove = () => change({ type: 'remove', card: card.id })
  const onKeyDown = (event: KeyboardEvent) => {
    const type = copyKey(event)
    if (type) change({ type, card: card.id })
  }
  return (
    <div className={styles['tile']} data-chosen={copies > 0 ? '' : undefined}>
      <button
        type="button"
        className={styles['card']}
        tabIndex={tabIndex}
        aria-disabled={cannotAdd}
        onClick={add}
        onKeyDown={onKeyDown}
      >
        <span className="spoken">
          Add {card.name}, {card.rarity}, {card.set}, {copies} in deck
        </span>
        <CardPicture
          card={card}
          sizes="(max-width: 40em) 46vw, (max-width: 63.9375em) 23vw, 16vw"
          priority={priority}
          isInList
        />
      </button>
      <div className={styles['bar']}>
        <Button
          variant="bare"
          tabIndex={tabIndex}
          aria-label={`Remove ${card.name}`}
          aria-disabled={copies === 0}
          onClick={remove}
        >
          <Minus aria-hidden size={18} />
        </Button>
        <span className={styles['copies']}>
          <b>{copies}</b>
          {owned === null ? null : <small>{owned} owned</small>}
        </span>
        <Button
          variant="bare"
          tabIndex={tabIndex}
          aria-label={`Add ${card.name}`}
          aria-disabled={cannotAdd}
          onClick={add}
        >
          <Plus aria-hidden size={18} />
        </Button>
        <Link to={path} tabIndex={tabIndex} className={styles['page']} aria-label={`About ${card.name}`}>
          <Info aria-hidden size={17} />
        </Link>
      </div>
    </div>
  )
})
