import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unreachableText } from '#data/backend/errors.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { collectionValue } from '#domain/collection/collectionValue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { listSetGroups } from './listSetGroups.ts'
import { MostValuable } from './MostValuable.tsx'
import { SetLedger, SetLedgerSkeleton } from './SetLedger.tsx'
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
  const { data, error, refetch } = useQuery(setsQuery)
  const groups = useMemo(() => data && listSetGroups(data, catalogue, collection), [data, catalogue, collection])
  const hasValue = useMemo(() => (collectionValue(collection, catalogue.byId).usd ?? 0) > 0, [collection, catalogue])
  if (!groups && error)
    return (
      <ErrorState title={`Error loading sets: ${error.message}`} onRetry={() => void refetch()}>
        {unreachableText(error)}
      </ErrorState>
    )
  if (groups?.length === 0)
    return (
      <EmptyState title="No Sets Available">
        The card database is empty. An administrator can import the sets.
      </EmptyState>
    )
  if (!groups)
    return (
      <div role="status" aria-label="Loading sets">
        <SetLedgerSkeleton />
      </div>
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
