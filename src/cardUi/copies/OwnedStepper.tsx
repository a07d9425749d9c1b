import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type Copies, countAllCopies } from '#domain/collection/copies.ts'
import { type CopyChange, stepCopies } from '#domain/collection/copyChange.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './OwnedStepper.module.css'
import { useFreeCopies } from './freeCopies.ts'
import { offeredFinishes } from './offeredFinishes.ts'

/** The change that adds or removes one copy of a card, see `stepCopies`; null if nothing would change. */
export const ownedStep = (card: Card, copies: Copies, delta: 1 | -1): CopyChange | null =>
  stepCopies(card.id, copies, delta, offeredFinishes(card, copies)[0] ?? false)

/**
 * The number of a card's copies in both finishes, with buttons for one more and one less. The buttons are not tab stops,
 * because the row's link handles the keys `+` and `-`. Their names tell the set, because a list may have several printings
 * of a card.
 * @param change null for visitors, who only see the number.
 * @param note says how many copies are wanted or for trade.
 */
export const OwnedStepper = memo(function OwnedStepper({
  card,
  copies,
  change,
  note,
}: {
  card: Card
  copies: Copies
  change: ((change: CopyChange) => void) | null
  note?: string | undefined
}) {
  const owned = countAllCopies(copies)
  const free = useFreeCopies()(card)
  const number = (
    <span data-none={owned === 0 ? '' : undefined} className={styles['number']} title={free}>
      {formatCount(owned)}
      <span className="spoken"> {free ?? 'owned'}</span>
    </span>
  )
  const button = (delta: 1 | -1, run: (step: CopyChange) => void) => {
    const step = ownedStep(card, copies, delta)
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${delta > 0 ? 'Add' : 'Remove'} a copy of ${card.name}, ${card.set}`}
        aria-disabled={step === null}
        onClick={() => (step ? run(step) : undefined)}
      >
        {delta > 0 ? <Plus aria-hidden size={15} /> : <Minus aria-hidden size={15} />}
      </button>
    )
  }
  return (
    <span className={styles['copies']} data-noted={change && note !== undefined ? '' : undefined}>
      {change ? (
        <span className={styles['stepper']}>
          {button(-1, change)}
          {number}
          {button(1, change)}
        </span>
      ) : (
        number
      )}
      {note === undefined ? null : <small title={note}>{note}</small>}
    </span>
  )
})
