import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'
import { COLLECTION_WORDS, type CollectionTab } from '#url/collectionSearch.ts'
import { paths } from '#url/paths.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
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
import type { ShownCollection } from './useCollectionPage.ts'

const PAGE = '/user/$userId/collection'
const route = getRouteApi(PAGE)

/** A collection with its completion, sets, cards and characters (requirements §2, Collection). */
export function CollectionDetails({
  ownerId,
  isOwn,
  overview,
  loaded,
  notice: text,
  onRetry,
}: ShownCollection & { ownerId: string; isOwn: boolean }) {
  const search = route.useSearch()
  const { tab = 'sets' } = search
  const changeAddress = useChangeAddress(PAGE)
  const top = useTabTop(tab)
  const unknownNames = useUnknownNames(loaded?.catalogue.facets ?? null)
  const { name } = overview
  // On other tabs the content below matters more.
  const isBrief = tab !== 'sets'
  const notice = onRetry ? null : text
  const warning = notice ? <Notice kind="warning">{notice}</Notice> : null

  const searchOf = (to: CollectionTab) => ({ tab: to === 'sets' ? undefined : to, page: undefined })
  const open = (to: CollectionTab) => changeAddress({ search: (before) => ({ ...before, ...searchOf(to) }) })
  const hrefOf = (to: CollectionTab) => paths.userCollection(ownerId, { ...search, ...searchOf(to) })

  return (
    <div className={styles['page']} data-full-width data-brief={isBrief ? '' : undefined}>
      <CollectionHead ownerId={ownerId} name={name} isOwn={isOwn} isBrief={isBrief} loaded={loaded} />
      {isOwn ? <UnsavedNotice userId={ownerId} /> : null}
      <CollectionSummary overview={overview} isBrief={isBrief} />
      {onRetry ? <ErrorNotice onRetry={onRetry}>{text}</ErrorNotice> : null}
      <IgnoredNotice words={COLLECTION_WORDS} findMore={unknownNames} />
      <div ref={top} className={styles['tabs']} data-shown={tab}>
        <Tabs
          label="Parts of the collection"
          value={tab}
          onChange={open}
          items={[
            {
              value: 'sets',
              href: hrefOf('sets'),
              label: 'Sets',
              panel: (
                <div className={styles['panel']}>
                  {warning}
                  {overview.cards === 0 ? <EmptyNotice ownerId={ownerId} name={name} isOwn={isOwn} /> : null}
                  <SetsTab ownerId={ownerId} loaded={loaded} />
                </div>
              ),
            },
            {
              value: 'cards',
              href: hrefOf('cards'),
              label: 'Cards',
              panel: (
                <div className={styles['panel']}>
                  <CollectionCards ownerId={ownerId} loaded={loaded} isOwn={isOwn} notice={notice} />
                </div>
              ),
            },
            {
              value: 'characters',
              href: hrefOf('characters'),
              label: 'Characters',
              panel: (
                <div className={styles['panel']}>
                  {warning}
                  <CharactersTab ownerId={ownerId} loaded={loaded} />
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
 * Scrolls to the tabs when another tab opens below the top of the window. If the link that opened it disappeared with
 * its tab and had the focus, the selected tab gets the focus. @returns a ref for the element of the tabs.
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
