import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { setsQuery } from '#data/sets.ts'
import { useAfterDrawing } from '#data/useAfterDrawing.ts'
import { useCatalogue } from '#data/useCatalogue.ts'
import { listSets } from '#domain/sets/listSets.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pageHeads } from '#url/pageHeads.ts'
import { SetCard } from './SetCard.tsx'
import styles from './SetsPage.module.css'

/** All main sets, newest first (specification §2, Sets). */
export function SetsPage() {
  const { data, error, refetch } = useQuery(setsQuery)
  const catalogue = useCatalogue()
  const known = useAfterDrawing(data, undefined)
  const sets = known ? listSets(known) : null
  return (
    <>
      <PageHead {...pageHeads.sets} />
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Sets</em>
        </h1>
      </header>
      {sets?.length ? (
        <ul className={styles['sets']}>
          {sets.map((set) => (
            <li key={set.id}>
              <SetCard set={set} catalogue={catalogue.status === 'ready' ? catalogue.catalogue : null} />
            </li>
          ))}
        </ul>
      ) : sets ? (
        <EmptyState
          title="No Sets Available"
          actions={
            <Link to={paths.cards()} className={buttonStyle('plain')}>
              View All Cards
            </Link>
          }
        >
          The card database is empty. An administrator can import the sets.
        </EmptyState>
      ) : error ? (
        <FailedState title={`Error loading sets: ${error.message}`} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['sets']} role="status" aria-label="Loading sets">
          {Array.from({ length: 6 }, (_, index) => (
            <span key={index} className={styles['blank']} />
          ))}
        </div>
      )}
    </>
  )
}
