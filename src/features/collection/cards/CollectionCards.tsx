import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { useReadCachedCollection } from '#data/collection/useChangeCopies.ts'
import type { Card } from '#domain/cards/card.ts'
import { filterByOwnership, isOwnership } from '#domain/collection/ownership.ts'
import type { SearchContext } from '#domain/search/condition.ts'
import { FreeCopies } from '#cardUi/copies/freeCopies.ts'
import { useAnnouncedChanges } from '#cardUi/copies/useAnnouncedChanges.ts'
import { CardsInView, CardsInViewSkeleton } from '#cardUi/list/CardsInView.tsx'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import results from '#cardUi/list/CardResults.module.css'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { withoutCollectionFilter } from '#url/collectionSearch.ts'
import { paths } from '#url/paths.ts'
import type { LoadedCollection } from '../collectionState.ts'
import { useFirstContent } from '../firstContent.ts'
import { describeTrade, type ListsFailure, type ShownLists } from '../lists/shownLists.ts'
import { NeededMenu } from '../needed/NeededMenu.tsx'
import { SetActions } from '../SetActions.tsx'
import styles from './CollectionCards.module.css'
import { CollectionGrid, CollectionGridStart } from './CollectionGrid.tsx'
import { FirstCardsList } from '#cardUi/list/FirstCardsList.tsx'
import { NothingShown } from './NothingShown.tsx'

// Other views than wishes and cards for trade do without it.
const ListBar = lazyPanel('Failed to load the list', async () => (await import('../lists/ListBar.tsx')).ListBar)
const NotesReader = lazyExtra(async () => (await import('../lists/ShownListsReader.tsx')).ShownListsReader)
const ListReader = lazyPanel(
  'Failed to load the list',
  async () => (await import('../lists/ShownListsReader.tsx')).ShownListsReader,
)

const PAGE = '/user/$userId/collection'
const route = getRouteApi(PAGE)

const SHOWN = [
  { value: 'all', label: 'All Cards' },
  { value: 'owned', label: 'Owned' },
  { value: 'needed', label: 'Needed' },
  { value: 'wishes', label: 'Wishes' },
  { value: 'trade', label: 'For Trade' },
] as const

const shownAs = (value: (typeof SHOWN)[number]['value']) => (value === 'all' ? undefined : value)

/** Replaces the collection and the catalogue while they are loading. */
const NOT_LOADED: Pick<LoadedCollection, 'collection' | 'catalogue'> = {
  collection: new Map(),
  catalogue: catalogueOf([]),
}
const NOTHING: ReadonlyMap<string, unknown> = new Map()
const LOADING: SearchContext = { facets: null, collection: 'loading' }

/** The views of a collection. Visitors cannot list the cards that a member lacks, and see only lists that the member shows. */
const viewsFor = (isOwn: boolean, shown: ShownLists | null | undefined) =>
  isOwn
    ? SHOWN
    : SHOWN.filter(
        ({ value }) =>
          value === 'all' ||
          value === 'owned' ||
          (value === 'wishes' && Boolean(shown?.lists.wishes)) ||
          (value === 'trade' && Boolean(shown?.lists.playsets)),
      )

/** All cards with the copies of a collection, which its owner edits and visitors view. */
export function CollectionCards({
  ownerId,
  isOwn,
  loaded,
  notice,
}: {
  ownerId: string
  isOwn: boolean
  /** Null while only the first content is loaded. */
  loaded: LoadedCollection | null
  notice: string | null
}) {
  const parts = loaded ?? NOT_LOADED
  const { collection, catalogue } = parts
  const search = route.useSearch()
  const { show = 'all' } = search
  const listKind = isOwnership(show) ? null : show
  const first = useFirstContent('cards')
  const firstCopies = useMemo(() => new Map(first?.copies), [first])
  const changeAddress = useChangeAddress(PAGE)
  const choose = (value: (typeof SHOWN)[number]['value']) =>
    changeAddress({ search: (before) => ({ ...before, show: shownAs(value), page: undefined }) })
  const { change, announcement } = useAnnouncedChanges(ownerId, catalogue, collection)

  // A card stays in view while it is counted: the filter applies again when another view is chosen or a whole set has
  // changed.
  const lastRead = useReadCachedCollection(ownerId)
  const [counted, setCounted] = useState({ viewKey: '', collection })
  const before = counted.collection
  const [shown, setShown] = useState<ShownLists | null>()
  const [listsFailure, setListsFailure] = useState<ListsFailure | null>(null)
  const failure = listKind && listsFailure
  const tradeOf = show === 'trade' ? shown?.tradeOf : undefined
  const trade = useMemo(() => tradeOf?.(collection) ?? null, [tradeOf, collection])
  const noteOf = useMemo(() => (show === 'trade' ? describeTrade(trade) : shown?.describe), [show, trade, shown])
  const isLoaded = loaded !== null && (listKind === null || shown !== undefined)
  const known = useMemo(
    () => (isLoaded ? { facets: catalogue.facets, collection: before } : LOADING),
    [isLoaded, catalogue, before],
  )
  const view = useCardsView(PAGE, known, isLoaded ? catalogue : null, {
    reading: first?.reading,
    withoutChoices: withoutCollectionFilter,
  })
  const viewKey = `${isLoaded} ${JSON.stringify(view.search)} ${view.text}`
  if (counted.viewKey !== viewKey) setCounted({ viewKey, collection })
  const listed = useMemo(() => {
    if (listKind === 'wishes') return shown?.lists.wishes ?? NOTHING
    return tradeOf?.(before) ?? NOTHING
  }, [listKind, shown, tradeOf, before])
  const only = useCallback(
    (cards: readonly Card[]) =>
      isOwnership(show) ? filterByOwnership(cards, before, show) : cards.filter(({ id }) => listed.has(id)),
    [before, show, listed],
  )

  return (
    <div className={`${styles['cards']} ${results['part']}`}>
      {loaded && listKind ? (
        <ListReader ownerId={ownerId} catalogue={catalogue} onChange={setShown} onFailure={setListsFailure} />
      ) : null}
      {listKind && shown !== null && !failure ? (
        <ListBar kind={listKind} ownerId={ownerId} isOwn={isOwn} loaded={parts} lists={shown?.lists} trade={trade} />
      ) : null}
      <CardResults
        pageFilter={
          <SegmentedControl
            label="Which cards"
            value={show}
            options={viewsFor(isOwn, shown)}
            hrefOf={(value) => paths.userCollection(ownerId, { ...search, show: shownAs(value), page: undefined })}
            onChange={choose}
          />
        }
        isHeadSticky
        catalogue={isLoaded ? catalogue : null}
        first={first}
        loading={
          first ? (
            <FirstCardsList
              {...first}
              view={view}
              owned={{ collection: firstCopies, change: null }}
              renderGrid={() => (
                <CollectionGridStart
                  cards={first.cards}
                  from={first.from}
                  collection={firstCopies}
                  columns={view.layout.columns}
                />
              )}
              pathOfPage={(page) => paths.userCollection(ownerId, { ...view.search, page })}
            />
          ) : (
            <CardsInViewSkeleton view={view} />
          )
        }
        failure={failure ? <ErrorNotice onRetry={failure.retry}>{failure.message}</ErrorNotice> : null}
        notice={notice}
        view={view}
        hasNumber
        filterCards={show === 'all' ? undefined : only}
        emptyState={show === 'all' ? null : <NothingShown show={show} isOwn={isOwn} onShowAll={() => choose('all')} />}
        renderSet={(set) =>
          isOwn ? (
            <div className={styles['set']}>
              <SetActions
                userId={ownerId}
                set={set}
                collection={collection}
                catalogue={catalogue}
                onChanged={() => setCounted({ viewKey, collection: lastRead() ?? collection })}
              />
              <NeededMenu
                set={set}
                cards={catalogue.cards.filter((card) => card.set === set)}
                collection={collection}
              />
            </div>
          ) : null
        }
        renderCards={(cards) => (
          <CardsInView
            label="Cards"
            cards={cards}
            catalogue={catalogue}
            view={view}
            owned={{ collection, change: isOwn ? change : null, noteOf }}
            renderGrid={() => (
              <CollectionGrid
                catalogue={catalogue}
                cards={cards}
                collection={collection}
                columns={view.layout.columns}
                noteOf={noteOf}
                change={isOwn ? change : null}
              />
            )}
          />
        )}
      />
      {loaded && !listKind ? <NotesReader ownerId={ownerId} catalogue={catalogue} onChange={setShown} /> : null}
      {isOwn && isLoaded ? <FreeCopies userId={ownerId} /> : null}
      <p className="spoken" role="status">
        {announcement}
      </p>
    </div>
  )
}
