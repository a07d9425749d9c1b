import type { KeyboardEvent } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type Collection, type Copies, copiesOf } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { copyKey } from './copyKey.ts'
import { ownedStep } from './OwnedStepper.tsx'

/** The copies in a collection, null while it loads; `change` is null for visitors. */
export type OwnedCopies = {
  readonly collection: Collection | null
  readonly change: ((change: CopyChange) => void) | null
  /** Says how many copies are wanted or for trade: "Wants 4". */
  readonly noteOf?: ((card: Card) => string | undefined) | undefined
}

/** The copies of a card in a list, and how to change them. Both are absent if the list shows no copies or has not loaded them. */
export type CardCopies = {
  readonly copies?: Copies
  readonly change?: OwnedCopies['change']
  readonly note?: string | undefined
}

/** The copies of a card in a list. @param owned null if the list shows no copies. */
export const cardCopies = (owned: OwnedCopies | null, card: Card): CardCopies =>
  owned?.collection
    ? { copies: copiesOf(owned.collection, card.id), change: owned.change, note: owned.noteOf?.(card) }
    : {}

/** The attributes that let the keys `+` and `-` on a card's link change its copies; none for visitors. */
export const copyKeys = (card: Card, { copies, change }: CardCopies) =>
  copies && change
    ? {
        'aria-keyshortcuts': '+ -',
        onKeyDown: (event: KeyboardEvent) => {
          const key = copyKey(event)
          const step = key && ownedStep(card, copies, key === 'add' ? 1 : -1)
          if (step) change(step)
        },
      }
    : {}
