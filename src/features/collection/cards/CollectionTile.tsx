import { type KeyboardEvent, memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type Copies, countAllCopies, countCopies } from '#domain/collection/copies.ts'
import { applyCopyChange, type CopyChange } from '#domain/collection/copyChange.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CardTile } from '#cardUi/list/CardTile.tsx'
import { ownedCopyKey } from '#cardUi/copies/copyKey.ts'
import { CopyNote } from '#cardUi/copies/CopyNote.tsx'
import { CopyCounter } from '#cardUi/copies/CopyCounter.tsx'
import { CopySteppers } from '#cardUi/copies/CopySteppers.tsx'
import { offeredFinishes } from '#cardUi/copies/offeredFinishes.ts'
import styles from './CollectionTile.module.css'

const SIZES = '(max-width: 40em) 46vw, (max-width: 63.9375em) 31vw, 20vw'

/** A card of a collection. Its owner edits the copies, visitors see their number. */
export const CollectionTile = memo(function CollectionTile({
  card,
  path,
  copies,
  free,
  note,
  change,
  onOpenSteppers,
  isOpen = false,
  priority,
  tabIndex,
}: {
  card: Card
  /** The path of the card's page. */
  path: string
  copies: Copies
  /** Says which decks hold copies; absent if none does. */
  free?: string | undefined
  /** Says how many copies are wanted or for trade. */
  note?: string | undefined
  /** Null for visitors. */
  change: ((change: CopyChange) => void) | null
  /** Opens the steppers of a card by its id; null closes them. Without it the steppers are always open. */
  onOpenSteppers?: ((openId: string | null) => void) | undefined
  /** Whether the steppers are open. */
  isOpen?: boolean
  priority: boolean
  /** Absent before scripts: then every card is a tab stop. */
  tabIndex?: 0 | -1
}) {
  const owned = countAllCopies(copies)
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = ownedCopyKey(event)
    if (!pressed || !change) return
    // If a card is only sold as foil, `+` and `-` change its foil copies.
    const isFoil = pressed.isFoil || !offeredFinishes(card, copies).includes(false)
    const step = { cardId: card.id, isFoil, delta: pressed.delta }
    const quantity = countCopies(copies, isFoil)
    if (applyCopyChange(quantity, step) !== quantity) change(step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the link inside; the tile takes no focus
    <div
      className={styles['tile']}
      data-owned={owned > 0 ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      title={free}
      onKeyDown={(event) => (event.target instanceof HTMLAnchorElement ? onKeyDown(event) : undefined)}
    >
      {free ? <span className="spoken">{free}</span> : null}
      <CardTile card={card} path={path} sizes={SIZES} priority={priority} tabIndex={tabIndex} />
      {note === undefined ? null : <CopyNote note={note} />}
      {change && onOpenSteppers ? (
        <CopyCounter
          card={card}
          copies={copies}
          tabIndex={tabIndex}
          free={free}
          isOpen={isOpen}
          onOpen={(open) => onOpenSteppers(open ? card.id : null)}
          change={change}
        />
      ) : change ? (
        <CopySteppers
          card={card}
          copies={copies}
          isInList
          {...(tabIndex !== undefined && { tabIndex })}
          change={change}
        />
      ) : (
        <p className={styles['count']} data-for-visitors>
          {owned > 0 ? `${formatCount(owned)} owned` : 'Not owned'}
          {copies.foil > 0 ? <small>{formatCount(copies.foil)} foil</small> : null}
        </p>
      )}
    </div>
  )
})
