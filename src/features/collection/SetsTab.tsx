import { useMemo } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { collectionValue } from '#domain/collection/collectionValue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { listSetGroups } from './listSetGroups.ts'
import { MostValuable } from './MostValuable.tsx'
import { SetLedger } from './SetLedger.tsx'
import styles from './SetsTab.module.css'
import { ValueHistory } from './ValueHistory.tsx'

/**
 * The completion and value of each set, beside the value over time and the most valuable cards (requirements §2,
 * Collection).
 */
export function SetsTab({
  ownerId,
  collection,
  catalogue,
}: {
  ownerId: string
  collection: Collection
  catalogue: Catalogue
}) {
  const sets = useLoadedQuery(setsQuery)
  const groups = useMemo(() => listSetGroups(sets, catalogue, collection), [sets, catalogue, collection])
  const hasValue = useMemo(() => (collectionValue(collection, catalogue.byId).usd ?? 0) > 0, [collection, catalogue])
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
      <MostValuable collection={collection} catalogue={catalogue} />
    </div>
  )
}
