import type { CollectionValue } from '#domain/collection/collectionValue.ts'
import { useRootMark } from '#ui/useRootMark.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Money } from '#cardUi/Money.tsx'
import { bloomImage } from '#cardUi/face/bloomImage.ts'
import type { CollectionOverview } from './collectionOverview.ts'
import styles from './CollectionSummary.module.css'
import { ProgressBar } from './ProgressBar.tsx'
import { Freshness } from '#cardUi/Freshness.tsx'
import { ProgressRing } from './ProgressRing.tsx'

/** The completion and value of a collection (requirements §2, Collection; §9). */
export function CollectionSummary({
  overview: { completion, value, copies, foil },
  isBrief,
}: {
  overview: CollectionOverview
  /** Whether to save room: a line with a ring, which small screens show in place of the title in the bar at the top. */
  isBrief: boolean
}) {
  useRootMark('summary-in-bar', isBrief)
  const { collectedCards, totalCards, completionPercentage } = completion
  return (
    <section
      className={styles['summary']}
      data-brief={isBrief ? '' : undefined}
      style={{ '--bloom': bloomImage('collection') } as React.CSSProperties}
      aria-label="Progress and value"
    >
      {isBrief ? (
        <span aria-hidden className={styles['ring']}>
          <ProgressRing completion={completion} />
        </span>
      ) : null}
      <div className={styles['progress']}>
        <p className={styles['figures']}>
          <b className={styles['percent']}>{completionPercentage}%</b>
          <span>
            <b>{formatCount(collectedCards)}</b> of {formatCount(totalCards)}
            <span className={styles['rest']}> {totalCards === 1 ? 'card' : 'cards'} collected</span>
          </span>
        </p>
        <ProgressBar completion={completion} label="Cards collected" />
        <p className={styles['note']}>
          {countOf(copies, 'copy', 'copies')}
          {foil > 0 ? `, including ${countOf(foil, 'foil')}` : ''}
        </p>
      </div>
      <div className={styles['value']} data-none={value.usd === null ? '' : undefined}>
        <h2>Collection Value</h2>
        <p className={styles['usd']}>{value.usd === null ? 'No prices yet' : <Money usd={value.usd} />}</p>
        <p className={styles['note']}>{sayMissing(value)}</p>
        {value.usd === null ? null : (
          <p className={styles['note']}>
            <Freshness of="prices" />
          </p>
        )}
      </div>
    </section>
  )
}

function sayMissing({ usd, copiesWithoutPrice }: CollectionValue): string {
  const copies = countOf(copiesWithoutPrice, 'copy', 'copies')
  if (usd === null) return `The market has no price for ${copies}.`
  return copiesWithoutPrice > 0 ? `Doesn't include ${copies} without a price.` : ''
}
