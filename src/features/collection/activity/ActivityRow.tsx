import { Link } from '@tanstack/react-router'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { activityAction, type ActivityEntry } from '#domain/collection/activity.ts'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CardPicture } from '#features/cards/CardPicture.tsx'
import { cardPath } from '#features/cards/cardPath.ts'
import { CardPreview } from '#features/cards/CardPreview.tsx'
import { RarityIcon } from '#features/cards/RarityIcon.tsx'
import styles from './ActivityRow.module.css'

/** What happened to the copies of a card, which may have gone from the catalogue since. */
export function ActivityRow({ entry, now, catalogue }: { entry: ActivityEntry; now: number; catalogue: Catalogue }) {
  const card = catalogue.byId.get(entry.cardId)
  return (
    <li className={styles['row']}>
      {card ? (
        // The name beside it is the same link.
        <Link to={cardPath(catalogue, card)} className={styles['picture']} tabIndex={-1} aria-hidden>
          <CardPreview card={card}>
            <CardPicture card={card} sizes="56px" plain calm />
          </CardPreview>
        </Link>
      ) : (
        <span className={`${styles['picture']} ${styles['gone']}`} />
      )}
      <div className={styles['words']}>
        {card ? (
          <Link to={cardPath(catalogue, card)} className={styles['name']}>
            {card.name}
          </Link>
        ) : (
          <span className={styles['name']}>Unknown card</span>
        )}
        <p className={styles['printing']}>
          {card ? (
            <>
              <span>{card.set}</span>
              <span>
                <RarityIcon rarity={card.rarity} /> {card.rarity}
              </span>
            </>
          ) : (
            'No longer in the card database'
          )}
        </p>
        <p>{activityAction(entry)}</p>
      </div>
      <div className={styles['copies']}>
        {entry.isFoil ? <span className={styles['foil']}>Foil</span> : null}
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
