import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { CollectionValue } from '#domain/collection/collectionValue.ts'
import { formatReleaseDate } from '#domain/sets/listSets.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Money } from '#cardUi/Money.tsx'
import { paths } from '#url/paths.ts'
import { countCollected } from './countCollected.ts'
import type { SetGroup, SetProgress } from './listSetGroups.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { SetInitial } from './SetInitial.tsx'
import styles from './SetLedger.module.css'

/** Sets of one kind as lines of a ledger. */
export function SetLedger({ ownerId, group }: { ownerId: string; group: SetGroup }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{group.name}</h2>
        <p>
          {countCollected(group.completion)}, {group.completion.completionPercentage}%
        </p>
      </header>
      <ul className={styles['ledger']}>
        {group.sets.map((progress) => (
          <li key={progress.set.id}>
            <SetLine ownerId={ownerId} {...progress} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SetLine({ ownerId, set, nameOnCards, completion, value }: SetProgress & { ownerId: string }) {
  return (
    <Link
      to={paths.userCollection(ownerId, { tab: 'cards', set: [nameOnCards] })}
      resetScroll={false}
      className={styles['line']}
      data-begun={completion.collectedCards > 0 ? '' : undefined}
    >
      <SetInitial set={set} completion={completion} />
      <span className={styles['name']}>
        <b>{set.name}</b> <small>{formatReleaseDate(set.releasedAt)}</small>
      </span>
      <span className={styles['progress']}>
        <span className={styles['count']}>{countCollected(completion)}</span>{' '}
        <span className={styles['percent']}>{completion.completionPercentage}%</span>
        <ProgressBar completion={completion} />
      </span>{' '}
      <SetValue value={value} />
    </Link>
  )
}

function SetValue({ value }: { value: CollectionValue | null }) {
  if (!value)
    return (
      <span className={styles['value']} aria-hidden>
        –
      </span>
    )
  const { usd, copiesWithoutPrice } = value
  return (
    <span className={styles['value']}>
      {usd === null ? <small>No price yet</small> : <Money usd={usd} />}
      {usd !== null && copiesWithoutPrice > 0 ? <small> {formatCount(copiesWithoutPrice)} unpriced</small> : null}
    </span>
  )
}

/** The placeholder of a loading ledger. */
export function SetLedgerSkeleton() {
  return (
    <div className={styles['shape']}>
      <div className={`${styles['ledger']} ${styles['blank']}`}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  )
}
