import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'
import { COLLECTION_WORDS, type CollectionTab } from '#url/collectionSearch.ts'
import { Notice } from '#ui/Notice.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { CollectionCards } from './cards/CollectionCards.tsx'
import { CharactersTab } from './CharactersTab.tsx'
import styles from './CollectionDetails.module.css'
import { CollectionHead } from './CollectionHead.tsx'
import { CollectionSummary } from './CollectionSummary.tsx'
import { EmptyNotice } from './EmptyNotice.tsx'
import { SetsTab } from './SetsTab.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'

const route = getRouteApi('/user/$userId/collection')

/** A collection with its completion, sets, cards and characters (requirements §2, Collection). */
export function CollectionDetails({
  ownerId,
  name,
  isOwn,
  collection,
  catalogue,
  notice,
}: {
  ownerId: string
  name: string
  isOwn: boolean
  collection: Collection
  catalogue: Catalogue
  notice: string | null
}) {
  const { tab = 'sets' } = route.useSearch()
  const navigate = route.useNavigate()
  const top = useTabTop(tab)
  const unknownNames = useUnknownNames(catalogue.facets)
  const shared = { ownerId, collection, catalogue }
  // On other tabs the content below matters more.
  const isBrief = tab !== 'sets'
  const warning = notice ? <Notice kind="warning">{notice}</Notice> : null

  const open = (to: CollectionTab) =>
    void navigate({ search: (before) => ({ ...before, tab: to === 'sets' ? undefined : to }), resetScroll: false })

  return (
    <div className={styles['page']} data-brief={isBrief ? '' : undefined}>
      <CollectionHead
        ownerId={ownerId}
        name={name}
        isOwn={isOwn}
        isBrief={isBrief}
        collection={collection}
        byId={catalogue.byId}
      />
      {isOwn ? <UnsavedNotice userId={ownerId} /> : null}
      <CollectionSummary collection={collection} catalogue={catalogue} isBrief={isBrief} />
      <IgnoredNotice words={COLLECTION_WORDS} findMore={unknownNames} />
      <div ref={top} className={styles['tabs']}>
        <Tabs
          label="Parts of the collection"
          value={tab}
          onChange={open}
          items={[
            {
              value: 'sets',
              label: 'Sets',
              panel: (
                <div className={styles['panel']}>
                  {warning}
                  {collection.size === 0 ? <EmptyNotice ownerId={ownerId} name={name} isOwn={isOwn} /> : null}
                  <SetsTab {...shared} />
                </div>
              ),
            },
            {
              value: 'cards',
              label: 'Cards',
              panel: (
                <div className={styles['panel']}>
                  <CollectionCards {...shared} isOwn={isOwn} notice={notice} />
                </div>
              ),
            },
            {
              value: 'characters',
              label: 'Characters',
              panel: (
                <div className={styles['panel']}>
                  {warning}
                  <CharactersTab {...shared} />
                </div>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

/**
 * Scrolls and focuses the element of the tabs. A link to another tab far down the page disappears with its tab; the new
 * tab then starts in view and keyboards continue there.
 */
function useTabTop(tab: CollectionTab) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    if (!top.current) return
    if (top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
    if (document.activeElement === document.body)
      top.current.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
  }, [tab])
  return top
}
