import { useQuery } from '@tanstack/react-query'
import { type Finish, priceHistoryQuery, pricesOf } from '#data/catalogue/priceHistory.ts'
import type { Card } from '#domain/cards/card.ts'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { formatMove, isJump } from '#domain/prices/priceMove.ts'
import { dailyValues } from '#domain/prices/valueHistory.ts'
import { useNow } from '#ui/useNow.ts'
import styles from './WeekChange.module.css'

/** The change of a card's price in 7 days in percent, with a mark for a jump; nothing without a change. */
export function WeekChange({ card, finish }: { card: Card; finish: Finish }) {
  const { data = [] } = useQuery(priceHistoryQuery(card.id))
  const today = toUtcDay(useNow())
  const before = dailyValues(pricesOf(data, finish), addDays(today, -7), today)[0]?.usd
  const now = card.prices[finish]
  if (before === undefined || now === null || before === now) return null
  return (
    <span className={styles['change']} data-gain={now > before}>
      {isJump({ before, now }) ? <b>check this price: </b> : null}
      {formatMove({ before, now })} in 7 days
    </span>
  )
}
