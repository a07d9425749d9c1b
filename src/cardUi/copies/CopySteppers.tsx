import type { Card } from '#domain/cards/card.ts'
import { type Copies, countCopies, MAX_COPIES } from '#domain/collection/copies.ts'
import { type CopyChange, parseQuantity } from '#domain/collection/copyChange.ts'
import { Stepper } from '#ui/Stepper.tsx'
import styles from './CopySteppers.module.css'
import { offeredFinishes } from './offeredFinishes.ts'

/** Shows and changes the number of copies in a collection, for each finish of a card. */
export function CopySteppers({
  card,
  copies,
  isInList = false,
  tabIndex,
  change,
}: {
  card: Card
  copies: Copies
  /** In a list, which may have several printings of a card, the names of the controls tell its set. */
  isInList?: boolean
  /** See `Stepper`. */
  tabIndex?: 0 | -1
  change: (change: CopyChange) => void
}) {
  const offered = offeredFinishes(card, copies)
  const name = isInList ? `${card.name}, ${card.set}` : card.name
  return (
    <div className={styles['finishes']}>
      {offered.map((isFoil) => {
        const target = { cardId: card.id, isFoil }
        return (
          <div key={String(isFoil)} className={isFoil ? styles['foil'] : undefined}>
            <Stepper
              label={`${isFoil ? 'foil' : 'non-foil'} copies of ${name}`}
              note={isFoil ? 'Foil' : 'Non-foil'}
              value={countCopies(copies, isFoil)}
              max={MAX_COPIES}
              tabIndex={tabIndex}
              onStep={(delta) => change({ ...target, delta })}
              onType={(text) => {
                const typed = parseQuantity(text)
                if (!typed.ok) return typed.message
                change({ ...target, quantity: typed.quantity })
                return undefined
              }}
            />
          </div>
        )
      })}
      {offered.includes(false) ? null : <p className={styles['only']}>This card is only available in foil version.</p>}
    </div>
  )
}
