import { makeCompletion } from '#domain/collection/completion.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { ProgressBar } from '#features/collection/ProgressBar.tsx'
import { ProgressRing } from '#features/collection/ProgressRing.tsx'
import type { Landing } from './landing.ts'
import styles from './Panels.module.css'

/** The shares of all cards and of each set that the example has. */
const OWNED = 0.33
const OWNED_OF_SET = [0.49, 0.67, 0.4, 0.29, 0.55]

const partOf = (cards: number, share: number) => makeCompletion(Math.round(cards * share), cards)

/** An example of a collection: its progress in all cards and in some sets. */
export function CollectionPanel({ cards, sets }: Pick<Landing, 'cards' | 'sets'>) {
  const all = partOf(cards, OWNED)
  return (
    <>
      <p className={styles['title']}>
        <ProgressRing completion={all} />
        <b>
          {formatCount(all.collectedCards)} of {countOf(cards, 'card')}
        </b>
      </p>
      <ul className={styles['rows']} aria-label="Progress of sets">
        {sets.map((set, place) => {
          const completion = partOf(set.cards, OWNED_OF_SET[place] ?? OWNED)
          return (
            <li key={set.name}>
              <span className={styles['name']}>{set.name}</span>
              <span className={styles['bar']}>
                <ProgressBar completion={completion} />
              </span>
              <span className={styles['figure']}>
                <b>{completion.collectedCards}</b>/{completion.totalCards}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
