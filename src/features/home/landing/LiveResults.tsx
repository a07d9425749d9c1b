import { useDeferredValue, useMemo } from 'react'
import { catalogueNotice, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { findShortList } from './findShortList.ts'
import { FoundRows } from './FoundRows.tsx'
import styles from './Panels.module.css'

/** The number of cards that a text finds, and the first of them. */
export function LiveResults({ text }: { text: string }) {
  const cards = useCatalogue()
  const catalogue = cards.status === 'ready' ? cards.catalogue : null
  const searched = useDeferredValue(text)
  const found = useMemo(() => catalogue && findShortList(catalogue, searched), [catalogue, searched])
  if (cards.status === 'failed') return <ErrorNotice onRetry={cards.retry}>{catalogueNotice(cards)}</ErrorNotice>
  return (
    <>
      <p className={styles['note']} role="status">
        {found ? countOf(found.count, 'card') : 'Loading cards…'}
      </p>
      {found ? <FoundRows label="Found cards" cards={found.cards} /> : null}
    </>
  )
}
