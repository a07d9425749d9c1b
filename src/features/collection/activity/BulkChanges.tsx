import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { recentOperationsQuery } from '#data/collection/recentOperations.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { useNow } from '#ui/useNow.ts'
import { useShown } from '#ui/useShown.ts'
import { BulkChange } from './BulkChange.tsx'
import listStyles from './ActivityList.module.css'
import styles from './BulkChanges.module.css'

const FIRST = 3

/** The imports and bulk changes of sets, each with a button to undo it. Renders nothing if there are none. */
export function BulkChanges({ userId, catalogue }: { userId: string; catalogue: Catalogue }) {
  const id = useId()
  const now = useNow()
  const { data: operations = [], isError, refetch } = useQuery(recentOperationsQuery(userId))
  const [shown, more, itemProps] = useShown(operations, FIRST)
  if (isError && operations.length === 0)
    return <ErrorNotice onRetry={() => void refetch()}>Imports and bulk changes could not be loaded.</ErrorNotice>
  if (operations.length === 0) return null
  return (
    <section className={styles['changes']} aria-labelledby={id}>
      <header>
        <h2 id={id}>Imports and Bulk Changes</h2>
        <p>You can undo the last ten.</p>
      </header>
      <ul className={listStyles['list']}>
        {shown.map((operation, index) => (
          <BulkChange
            key={operation.id}
            userId={userId}
            operation={operation}
            now={now}
            catalogue={catalogue}
            itemProps={itemProps(index)}
          />
        ))}
      </ul>
      {more ? (
        <Button variant="quiet" onClick={more.show}>
          Show {more.count} more
        </Button>
      ) : null}
    </section>
  )
}
