import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { cardsFailedText, type CatalogueState } from '#data/catalogue/useCatalogue.ts'
import type { useUserCollection } from '#data/collection/useCollection.ts'
import { collectionValue } from '#domain/collection/collectionValue.ts'
import { completionOf } from '#domain/collection/completion.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { countCollected } from '#features/collection/countCollected.ts'
import { listSetGroups } from '#features/collection/listSetGroups.ts'
import { ProgressBar } from '#features/collection/ProgressBar.tsx'
import { paths } from '#url/paths.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { BuildableDecks } from './BuildableDecks.tsx'
import styles from './CollectionGlance.module.css'

/** The number of sets that are shown, the newest first. */
const SETS = 3

/** How much of all cards and of the newest sets a member has. */
export function CollectionGlance({
  userId,
  cards,
  collection: { data: collection, error, refetch },
}: {
  userId: string
  cards: CatalogueState
  collection: ReturnType<typeof useUserCollection>
}) {
  const { data: sets } = useQuery(setsQuery)
  const catalogue = cards.status === 'ready' ? cards.catalogue : null
  const failure = error
    ? { message: error.message, retry: () => void refetch() }
    : cards.status === 'failed'
      ? { message: cardsFailedText(cards), retry: cards.retry }
      : null
  const facts = useMemo(
    () =>
      catalogue && collection
        ? {
            completion: completionOf(catalogue.cards, collection),
            usd: collectionValue(collection, catalogue.byId).usd,
          }
        : null,
    [catalogue, collection],
  )
  const newest = useMemo(
    () =>
      catalogue && collection && sets ? (listSetGroups(sets, catalogue, collection)[0]?.sets.slice(0, SETS) ?? []) : [],
    [catalogue, collection, sets],
  )
  return (
    <Panel
      title="Collection"
      action={<Link to={paths.userCollection(userId)}>Open</Link>}
      aria-busy={!facts && !failure}
    >
      {facts ? (
        <>
          <p className={styles['total']}>
            <b>{facts.completion.completionPercentage}%</b>
            <span>
              {formatCount(facts.completion.collectedCards)} of {countOf(facts.completion.totalCards, 'card')}
              {!facts.usd ? null : (
                <span>
                  {' '}
                  worth <Money usd={facts.usd} />
                </span>
              )}
            </span>
          </p>
          {newest.length === 0 ? null : (
            <ul className={styles['sets']} aria-label="Newest sets">
              {newest.map(({ set, nameOnCards, completion }) => (
                <li key={set.id}>
                  <Link to={paths.userCollection(userId, { tab: 'cards', set: [nameOnCards] })}>
                    <span className={styles['name']}>{set.name}</span>
                    <ProgressBar completion={completion} />
                    <span className={styles['count']}>{countCollected(completion)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {collection?.size ? <BuildableDecks userId={userId} /> : null}
        </>
      ) : failure ? (
        <ErrorNotice onRetry={failure.retry}>{failure.message}</ErrorNotice>
      ) : (
        <div className={`${styles['waiting']} skeleton`} />
      )}
    </Panel>
  )
}
