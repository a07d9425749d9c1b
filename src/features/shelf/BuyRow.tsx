import { countOf } from '#domain/text/countOf.ts'
import type { BuyLine } from '#domain/shelf/buyList.ts'
import { Money } from '#cardUi/Money.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import type { ItemProps } from '#ui/useShown.ts'
import styles from './BuyPanel.module.css'
import check from './Check.module.css'
import type { ShownLine } from './useBuyList.ts'

/** The check and the name. */
export const CONTROLS_OF_LINE = 2

/** A line of the buy list: its check adds the copies to the collection, its name opens the choice of the printing. */
export function BuyRow({
  index,
  stop,
  line,
  isChosen,
  onTick,
  onOpen,
  itemProps,
}: {
  index: number
  /** The column of the control that Tab reaches; -1 for none. */
  stop: number
  line: ShownLine
  /** Whether the member chose the printing. */
  isChosen: boolean
  onTick: (line: BuyLine, isBought: boolean) => void
  onOpen: (key: string) => void
  /** See `useShown`. */
  itemProps: ItemProps
}) {
  const { key, card, isFoil, copies, cents, isBought } = line
  const finish = isFoil ? ' · foil' : ''
  return (
    <li data-row={index} {...itemProps} className={styles['line']} data-bought={isBought ? '' : undefined}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          className={check['check']}
          aria-label={`Bought ${countOf(copies, 'copy', 'copies')} of ${card.name}`}
          tabIndex={stop === 0 ? 0 : -1}
          checked={isBought}
          onChange={({ target }) => onTick(line, target.checked)}
        />
      </label>
      <b className={styles['copies']}>{copies}×</b>
      <CostBadge card={card} />
      <CardPreview card={card}>
        <button
          type="button"
          className={styles['name']}
          aria-haspopup="dialog"
          aria-disabled={isBought}
          tabIndex={stop === 1 ? 0 : -1}
          onClick={() => (isBought ? undefined : onOpen(key))}
        >
          <span>
            {card.characterName} {card.version === null ? null : <small>{card.version}</small>}
          </span>
          <small>
            {isChosen ? 'chosen: ' : ''}
            <span>{card.set}</span>
            <span>
              {' · '}
              {card.collectorNumber}
              {finish}
            </span>
          </small>
        </button>
      </CardPreview>
      <span className={styles['price']}>{cents === null ? 'no price' : <Money usd={cents / 100} />}</span>
    </li>
  )
}
