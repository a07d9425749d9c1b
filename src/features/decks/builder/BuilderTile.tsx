import { Link } from '@tanstack/react-router'
import { Info, Minus } from 'lucide-react'
import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { Pips } from '#cardUi/Pips.tsx'
import { Price } from '#cardUi/Price.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { useHold } from '#ui/useHold.ts'
import styles from './BuilderTile.module.css'
import type { Held } from './CopiesMenu.tsx'
import { copiesLimit } from './copiesLimit.ts'
import { draftKeyStep } from './draftKeyStep.ts'
import type { DraftStep } from './useDeckDraft.ts'

/** `MouseEvent.button` of a right click. */
const RIGHT_BUTTON = 2

/**
 * A card to choose: a click, Enter or `+` adds a copy, `-` and a right click remove one, and the digits 0 to 4 set the
 * number of copies, as does a long press by touch.
 */
export const BuilderTile = memo(function BuilderTile({
  card,
  path,
  copies,
  owned,
  free,
  isFull,
  change,
  onHold,
  priority,
  tabIndex,
}: {
  card: Card
  /** The card's page. */
  path: string
  copies: number
  /** The number of the viewer's copies of all printings; null for a guest, and while it is unknown. */
  owned: number | null
  /** Says which decks hold copies; undefined if none does. */
  free: string | undefined
  /** Whether the deck has the maximum number of cards. */
  isFull: boolean
  change: (step: DraftStep) => void
  /** Opens the menu for a long press. */
  onHold: (held: Held) => void
  priority: boolean
  tabIndex: 0 | -1
}) {
  const limit = copiesLimit(copies, copyLimit(card), isFull)
  const { wasHeld, handlers } = useHold(({ clientX, clientY }: PointerEvent) =>
    onHold({ card, x: clientX, y: clientY }),
  )
  const add = () => {
    if (wasHeld()) return
    if (limit) showToast(limit)
    else change({ type: 'add', card: card.id, limit: copyLimit(card) })
  }
  const remove = () => change({ type: 'remove', card: card.id })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = draftKeyStep(event, card)
    if (step) change(step)
    if (step?.type === 'addMaybe') showToast(`${card.name} is on the maybeboard.`)
  }
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    // A Mac sends a right click as Ctrl and a click. A long press and the Menu key also send this event.
    const isRightClick = event.button === RIGHT_BUTTON || event.ctrlKey
    if (isRightClick && matchMedia('(pointer: fine)').matches) remove()
  }
  return (
    <div className={styles['tile']} data-chosen={copies > 0 ? '' : undefined}>
      <button
        type="button"
        className={styles['card']}
        tabIndex={tabIndex}
        aria-disabled={limit !== null}
        aria-keyshortcuts="+ - 0 1 2 3 4 M"
        onClick={add}
        onContextMenu={onContextMenu}
        {...handlers}
        onKeyDown={onKeyDown}
      >
        <span className="spoken">
          Add {card.name}, {card.rarity}, {card.set}, {copies} in deck
        </span>
        <CardPicture
          card={card}
          sizes="(max-width: 43.6875em) 46vw, (max-width: 63.9375em) 19vw, 12rem"
          priority={priority}
          isInList
        />
      </button>
      <div className={styles['strip']}>
        {copies > 0 ? (
          <Button variant="bare" tabIndex={-1} aria-label={`Remove ${card.name}`} onClick={remove}>
            <Minus aria-hidden size={16} />
          </Button>
        ) : null}
        <Pips copies={copies} />
        <span className={styles['owned']} data-none={owned ? undefined : ''} title={free}>
          {free ? <span className="spoken">{free}; </span> : null}
          {owned === null ? <Price card={card} none="" /> : `${owned} owned`}
        </span>
        <Link to={path} tabIndex={tabIndex} className={styles['page']} aria-label={`About ${card.name}`}>
          <Info aria-hidden size={16} />
        </Link>
      </div>
    </div>
  )
})
