import { Heart } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsOf } from '#domain/cards/printings.ts'
import { type Collection, copiesOf, countAllCopies, MAX_COPIES } from '#domain/collection/copies.ts'
import { parseQuantity } from '#domain/collection/copyChange.ts'
import { forTrade, playsetOf } from '#domain/collection/tradeList.ts'
import { countOf } from '#domain/text/countOf.ts'
import { describeWish } from '#domain/wishes/describeWish.ts'
import { MAX_WISHED, type Priority, USUAL_PLAYSETS, type Wish } from '#domain/wishes/wish.ts'
import { countAccepted, ownedForWish } from '#domain/wishes/wishedCopies.ts'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { useWish } from './useWish.ts'
import styles from './WishControl.module.css'

const PRIORITIES = [
  { value: '1', label: 'High' },
  { value: '2', label: 'Normal' },
  { value: '3', label: 'Low' },
] as const

/**
 * Sets the number of copies of a card that the member wants, the accepted printings, and the copies that are not for
 * trade.
 */
export function WishControl({
  userId,
  card,
  catalogue,
  collection,
}: {
  userId: string
  card: Card
  catalogue: Catalogue
  collection: Collection
}) {
  const printings = useMemo(() => printingsOf(card, catalogue), [catalogue, card])
  const { lists, wish, set, setPlayset } = useWish(userId, card, printings)
  const box = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(false)
  const hasWish = wish !== null
  // Other buttons replace the pressed one, so the focus moves to the one that adds a copy or a wish.
  useLayoutEffect(() => {
    if (hasPressed.current)
      box.current?.querySelector<HTMLElement>(':scope > button, :scope > :first-child button:last-of-type')?.focus()
    hasPressed.current = false
  }, [hasWish])
  if (!lists) return null
  const change = (next: Wish | null) => {
    hasPressed.current = (next !== null) !== hasWish
    set(next)
  }
  const copies = copiesOf(collection, card.id)
  const playset = playsetOf(lists.playsets ?? USUAL_PLAYSETS, card.id)
  const extra = countAllCopies(forTrade(copies, playset))
  return (
    <div ref={box} className={styles['wish']}>
      {wish ? (
        <WishFields
          card={card}
          wish={wish}
          owned={ownedForWish(card, wish, collection, printings)}
          hasSeveral={printings.length > 1}
          onChange={change}
        />
      ) : (
        <Button onClick={() => change(firstWish(countAccepted(printings, ANY_COPY, collection)))}>
          <Heart aria-hidden size={18} />
          Add to Wishes
        </Button>
      )}
      {countAllCopies(copies) > 0 ? (
        <div className={styles['trade']}>
          <Stepper
            label={`copies of ${card.name} that are not for trade`}
            note="Keep"
            value={playset}
            max={MAX_COPIES}
            onStep={(step) => setPlayset(playset + step)}
            onType={(text) => {
              const typed = parseQuantity(text)
              if (!typed.ok) return typed.message
              setPlayset(typed.quantity)
              return undefined
            }}
          />
          <p role="status">{extra > 0 ? `${extra} for trade` : 'None for trade'}</p>
        </div>
      ) : null}
    </div>
  )
}

const ANY_COPY = { cardId: null, onlyFoil: false }

const firstWish = (owned: number): Wish => ({
  quantity: Math.min(MAX_WISHED, owned + 1),
  priority: 2,
  onlyPrinting: false,
  onlyFoil: false,
})

function WishFields({
  card,
  wish,
  owned,
  hasSeveral,
  onChange,
}: {
  card: Card
  wish: Wish
  owned: number
  hasSeveral: boolean
  onChange: (wish: Wish | null) => void
}) {
  const { quantity, priority, onlyPrinting, onlyFoil } = wish
  const setQuantity = (next: number) => onChange(next <= 0 ? null : { ...wish, quantity: Math.min(MAX_WISHED, next) })
  return (
    <>
      <div className={styles['quantity']}>
        <Stepper
          label={`wished copies of ${card.name}`}
          note="Wished"
          value={quantity}
          max={MAX_WISHED}
          onStep={(step) => setQuantity(quantity + step)}
          onType={(text) => {
            const typed = parseQuantity(text)
            if (!typed.ok) return typed.message
            if (typed.quantity > MAX_WISHED) return `You can wish for at most ${MAX_WISHED} copies.`
            setQuantity(typed.quantity)
            return undefined
          }}
        />
        <p role="status">
          {describeWish(wish)},{' '}
          {owned >= quantity ? 'you own them' : `${countOf(quantity - owned, 'copy', 'copies')} to get`}
        </p>
      </div>
      <div className={styles['which']}>
        {hasSeveral ? (
          <label>
            <input
              type="checkbox"
              checked={onlyPrinting}
              onChange={({ target }) => onChange({ ...wish, onlyPrinting: target.checked })}
            />
            Only this art
          </label>
        ) : null}
        <label>
          <input
            type="checkbox"
            checked={onlyFoil}
            onChange={({ target }) => onChange({ ...wish, onlyFoil: target.checked })}
          />
          Only foil
        </label>
      </div>
      <SegmentedControl
        label="Priority of the wish"
        value={`${priority}`}
        options={PRIORITIES}
        onChange={(value) => onChange({ ...wish, priority: Number(value) as Priority })} // the options have no other values
      />
    </>
  )
}
