import type { Card } from '#domain/cards/card.ts'
import { finishes, marketPrice } from '#domain/cards/prices.ts'
import { Money } from '#cardUi/Money.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Freshness } from '#cardUi/Freshness.tsx'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { marketplaceUrl } from '#cardUi/marketplaceUrl.ts'
import styles from './Panel.module.css'
import { WeekChange } from './WeekChange.tsx'

const price = (usd: number | null) => (usd === null ? 'No price yet' : <Money usd={usd} />)

/** The price of a card by finish (requirements §5, Foil display), with a link to buy it. */
export function PricePanel({ card }: { card: Card }) {
  const finish = finishes(card)
  return (
    <Panel title="Market Price">
      <dl className={styles['rows']}>
        {finish === 'foil' ? null : (
          <div>
            <dt>Non-foil</dt>
            <dd>
              <WeekChange card={card} finish="usd" /> {price(card.prices.usd)}
            </dd>
          </div>
        )}
        {finish === 'nonFoil' ? null : (
          <div>
            <dt>Foil</dt>
            <dd>
              <WeekChange card={card} finish="usdFoil" /> {price(card.prices.usdFoil)}
            </dd>
          </div>
        )}
      </dl>
      {finish === 'foil' ? <p className={styles['note']}>This card is only available in foil version.</p> : null}
      {marketPrice(card) === null ? null : (
        <p className={styles['note']}>
          <Freshness of="prices" />
        </p>
      )}
      <BuyLink
        makeUrl={(affiliate) => marketplaceUrl(card, affiliate)}
        usd={marketPrice(card)}
        className={styles['foot']}
      />
    </Panel>
  )
}
