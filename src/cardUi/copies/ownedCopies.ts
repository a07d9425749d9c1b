import type { ComponentProps, FunctionComponent, HTMLAttributes } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type Collection, type Copies, copiesOf } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import type { OwnedStepper } from './OwnedStepper.tsx'

type Change = (change: CopyChange) => void

/** The controls for copies (copyControls.ts). They come with the copies, because guests have none, and do without the code. */
export type CopyControls = {
  readonly Stepper: FunctionComponent<ComponentProps<typeof OwnedStepper>>
  /** The attributes that let the keys `+` and `-` on a card's link change its copies. */
  readonly keysOf: (
    card: Card,
    copies: Copies,
    change: Change,
  ) => Pick<HTMLAttributes<HTMLElement>, 'aria-keyshortcuts' | 'onKeyDown'>
}

/** The copies in a collection, null while it loads; `change` is null for visitors. */
export type OwnedCopies = {
  readonly collection: Collection | null
  readonly change: Change | null
  readonly controls: CopyControls | null
  /** Says how many copies are wanted or for trade: "Wants 4". */
  readonly noteOf?: ((card: Card) => string | undefined) | undefined
}

/** The copies of a card in a list, and how to change them. All are absent if the list shows no copies or has not loaded them. */
export type CardCopies = {
  readonly copies?: Copies
  readonly change?: Change | null
  readonly controls?: CopyControls | null
  readonly note?: string | undefined
}

/** The copies of a card in a list. @param owned null if the list shows no copies. */
export const cardCopies = (owned: OwnedCopies | null, card: Card): CardCopies =>
  owned?.collection
    ? {
        copies: copiesOf(owned.collection, card.id),
        change: owned.change,
        controls: owned.controls,
        note: owned.noteOf?.(card),
      }
    : {}

/** The attributes of a card's link for its copies; none for visitors. */
export const copyKeys = (card: Card, { copies, change, controls }: CardCopies) =>
  copies && change ? controls?.keysOf(card, copies, change) : undefined
