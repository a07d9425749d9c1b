import type { Catalogue } from '#domain/cards/catalogue.ts'
import { activityAction, type ActivityEntry } from '#domain/collection/activity.ts'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardLine, GoneCardLine } from '../CardLine.tsx'
import { FoilTag } from '../FoilTag.tsx'
import styles from './ActivityRow.module.css'

/** What happened to the copies of a card, which may have gone from the catalogue since. */
export function ActivityRow({ entry, now, catalogue }: { entry: ActivityEntry; now: number; catalogue: Catalogue }) {
  const card = catalogue.byId.get(entry.cardId)
  const action = <p>{activityAction(entry)}</p>
  return (
    <li className={styles['row']}>
      {card ? (
        <CardLine card={card} path={cardPath(catalogue, card)}>
          {action}
        </CardLine>
      ) : (
        <GoneCardLine>{action}</GoneCardLine>
      )}
      <div className={styles['copies']}>
        {entry.isFoil ? <FoilTag /> : null}
        <b>x{formatCount(entry.quantity)}</b>
      </div>
      <time
        className={styles['time']}
        dateTime={entry.updatedAt}
        title={dateFormat({ dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(entry.updatedAt))}
      >
        {relativeTime(entry.updatedAt, now)}
      </time>
    </li>
  )
}
