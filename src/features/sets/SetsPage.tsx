import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { unreachableText } from '#data/backend/errors.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { listSets } from '#domain/sets/listSets.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { SetCard } from './SetCard.tsx'
import styles from './SetsPage.module.css'
import { setsPart } from './setsPart.ts'

const NO_CARDS = catalogueOf([])

const failedText = ({ message }: Error) => `Error loading sets: ${message}`

/** All main sets, newest first (requirements §2, Sets). */
export function SetsPage() {
  const { data, error, refetch } = useQuery(setsQuery)
  const sets = data && listSets(data)
  const state = useCatalogue(setsPart(data ?? []))
  const catalogue = state.status === 'ready' ? state.catalogue : NO_CARDS
  return (
    <>
      <PageHead {...pages.sets.head} />
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Sets</em>
        </h1>
      </header>
      {sets?.length ? (
        <>
          {error ? <ErrorNotice onRetry={() => void refetch()}>{failedText(error)}</ErrorNotice> : null}
          <ul className={styles['sets']}>
            {sets.map((set) => (
              <li key={set.id}>
                <SetCard set={set} catalogue={catalogue} />
              </li>
            ))}
          </ul>
        </>
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
        <ErrorState title={failedText(error)} onRetry={() => void refetch()}>
          {unreachableText(error)}
        </ErrorState>
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
