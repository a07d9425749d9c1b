import { Link } from '@tanstack/react-router'
import type { BuyChoice } from '#domain/shelf/cheapestPurchase.ts'
import { Money } from '#cardUi/Money.tsx'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { marketplaceUrl } from '#cardUi/marketplaceUrl.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './BuyDialogs.module.css'
import type { BuyListState } from './useBuyList.ts'
import type { Shelf } from './useShelf.ts'

const CHEAPEST: BuyChoice = { cardId: null, onlyFoil: false }

/** Chooses the printing and finish of a card on the buy list: the cheapest, only foil, or only one printing. */
export function BuyChoiceDialog({
  shelf,
  list: { settings, change, lines },
  cardKey,
  onClose,
}: {
  shelf: Shelf
  list: BuyListState
  cardKey: string
  onClose: () => void
}) {
  const printings = shelf.printingsOf(cardKey)
  const [first] = printings
  if (!first) return null
  const { cardId, onlyFoil } = settings.choices[cardKey] ?? CHEAPEST
  const line = lines?.find(({ key }) => key === cardKey)
  const choose = (choice: BuyChoice) => {
    const { [cardKey]: _, ...others } = settings.choices
    change({ choices: choice.cardId === null && !choice.onlyFoil ? others : { ...others, [cardKey]: choice } })
  }
  const options: readonly { readonly choice: BuyChoice; readonly label: string; readonly usd?: number | null }[] = [
    { choice: CHEAPEST, label: 'Cheapest printing' },
    { choice: { cardId: null, onlyFoil: true }, label: 'Cheapest foil' },
    ...printings.flatMap(({ id, set, collectorNumber, rarity, prices }) => {
      const which = `${set} · ${collectorNumber} (${rarity})`
      return [
        ...(prices.usd === null && prices.usdFoil !== null
          ? []
          : [{ choice: { cardId: id, onlyFoil: false }, label: `Only ${which}`, usd: prices.usd }]),
        ...(prices.usdFoil === null
          ? []
          : [{ choice: { cardId: id, onlyFoil: true }, label: `Only ${which} foil`, usd: prices.usdFoil }]),
      ]
    }),
  ]
  return (
    <Dialog
      title={first.name}
      open
      onClose={onClose}
      footer={
        <>
          <BuyLink makeUrl={(affiliate) => marketplaceUrl(line?.card ?? first, affiliate)} />
          <Button variant="gold" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <fieldset className={styles['options']}>
        <legend className="spoken">Which printing to buy</legend>
        {options.map(({ choice, label, usd }) => (
          <label key={label}>
            <input
              type="radio"
              name="printing"
              checked={choice.cardId === cardId && choice.onlyFoil === onlyFoil}
              onChange={() => choose(choice)}
            />
            <span>{label}</span>
            {usd === undefined ? null : <b>{usd === null ? 'no price' : <Money usd={usd} />}</b>}
          </label>
        ))}
      </fieldset>
      <Link className={styles['card']} to={cardPath(shelf.catalogue, line?.card ?? first)}>
        Open card
      </Link>
    </Dialog>
  )
}
