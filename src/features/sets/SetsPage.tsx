import { useId, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { unreachableText } from '#data/backend/errors.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useSession } from '#data/session/useSession.ts'
import { completionOf } from '#domain/collection/completion.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { listPromoSets, listSets } from '#domain/sets/listSets.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import { useNow } from '#ui/useNow.ts'
import { Freshness } from '#cardUi/Freshness.tsx'
import { SetCard } from './SetCard.tsx'
import styles from './SetsPage.module.css'
import { setsPart } from './setsPart.ts'

// Guests have no copies, so they do not load the large code for copies.
const ViewerCollectionReader = lazyPanel(
  'Failed to fetch collection',
  async () => (await import('./ViewerCollectionReader.tsx')).ViewerCollectionReader,
)

const NO_CARDS = catalogueOf([])

const failedText = ({ message }: Error) => `Error loading sets: ${message}`

/** All main sets, newest first, then the promo sets (requirements §2, Sets). Members see how much of each they have. */
export function SetsPage() {
  const { data, error, refetch } = useQuery(setsQuery)
  const sets = data && listSets(data)
  const promoSets = data ? listPromoSets(data) : []
  const state = useCatalogue(setsPart(data ?? []))
  const catalogue = state.status === 'ready' ? state.catalogue : NO_CARDS
  const isWhole = state.status === 'ready' && state.isWhole
  const session = useSession()
  const today = useHydrated(toUtcDay(useNow()), undefined)
  const [collection, setCollection] = useState<Collection | null>(null)
  const completions = useMemo(
    () =>
      collection && isWhole
        ? new Map([...catalogue.bySet].map(([id, cards]) => [id, completionOf(cards, collection)]))
        : null,
    [catalogue, isWhole, collection],
  )
  const promosId = useId()
  const renderSets = (listed: readonly CardSet[], heading: 'h2' | 'h3') =>
    listed.map((set) => (
      <li key={set.id}>
        <SetCard
          set={set}
          catalogue={catalogue}
          heading={heading}
          completion={completions?.get(set.id)}
          today={today}
        />
      </li>
    ))
  return (
    <div data-full-width="spaced">
      <PageHead {...pages.sets.head} />
      <header className={styles['head']}>
        <h1 data-title-in-bar>
          Lorcana <em>Sets</em>
        </h1>
        <p className={styles['freshness']}>
          <Freshness of="cards" />
        </p>
      </header>
      {session.status === 'signedIn' ? <ViewerCollectionReader key={session.user.id} onChange={setCollection} /> : null}
      {sets && sets.length + promoSets.length > 0 ? (
        <>
          {error ? <ErrorNotice onRetry={() => void refetch()}>{failedText(error)}</ErrorNotice> : null}
          <ul className={styles['sets']} aria-label="Main Sets">
            {renderSets(sets, 'h2')}
          </ul>
          {promoSets.length > 0 ? (
            <section className={styles['promos']} aria-labelledby={promosId}>
              <h2 id={promosId}>Promo Sets</h2>
              <ul className={styles['sets']}>{renderSets(promoSets, 'h3')}</ul>
            </section>
          ) : null}
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
    </div>
  )
}
