import { useMemo } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { LoadedCollection } from './collectionState.ts'
import { useFirstContent } from './firstContent.ts'
import { MostValuable } from './MostValuable.tsx'
import { Movers } from './Movers.tsx'
import { SetLedger, SetLedgerSkeleton } from './SetLedger.tsx'
import { makeSetsContent } from './setsContent.ts'
import styles from './SetsTab.module.css'
import { ValueHistory } from './ValueHistory.tsx'

/**
 * The completion and value of each set, beside the value over time and the most valuable cards (requirements §2,
 * Collection).
 */
export function SetsTab({
  ownerId,
  loaded,
}: {
  ownerId: string
  /** Null while only the first content is loaded. */
  loaded: LoadedCollection | null
}) {
  const first = useFirstContent('sets')
  const content = useMemo(() => (loaded ? makeSetsContent(loaded) : first), [loaded, first])
  if (!content) return <SetLedgerSkeleton />
  const { groups, hasValue, valuable } = content
  if (groups.length === 0)
    return (
      <EmptyState title="No Sets Available">
        The card database is empty. An administrator can import the sets.
      </EmptyState>
    )
  return (
    <div className={styles['tab']}>
      <div className={styles['ledgers']}>
        {groups.map((group) => (
          <SetLedger key={group.name} ownerId={ownerId} group={group} />
        ))}
      </div>
      {hasValue ? <ValueHistory ownerId={ownerId} /> : null}
      {loaded && hasValue ? <Movers ownerId={ownerId} catalogue={loaded.catalogue} /> : null}
      <MostValuable cards={valuable} />
    </div>
  )
}
