import { useSentContent } from '#data/catalogue/sentContent.ts'
import { FIRST_CARDS } from '#domain/cards/firstCards.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { type CardsSearch, parseCardsSearch } from '#url/cardsSearch.ts'
import { paths } from '#url/paths.ts'
import { makeSearchParams } from '#url/searchParams.ts'
import { CardGridSkeleton, CardGridStart } from '#cardUi/list/CardGrid.tsx'
import styles from './FirstCards.module.css'

/**
 * The placeholder at /cards until the catalogue is loaded, in the shape of the list: a page of the search where the host
 * sent it, with links to the pages beside it, else empty frames. Without scripts it stays.
 */
export function FirstCards({ search, columns }: { search: CardsSearch; columns: number }) {
  const { first } = useSentContent()
  if (first?.query !== makeSearchParams(parseCardsSearch(search))) return <CardGridSkeleton columns={columns} />
  const { cards, from, count } = first
  const pathOfPage = (page: number) => paths.cards({ ...search, page })
  const page = from / FIRST_CARDS + 1
  return (
    <>
      {cards.length > 0 ? (
        <CardGridStart
          label="Cards"
          cards={cards}
          pathOf={({ slug, set }) => paths.card(slug, set)}
          columns={columns}
        />
      ) : (
        <CardGridSkeleton columns={columns} />
      )}
      <nav aria-label="Pages" className={styles['pages']}>
        {page > 1 ? (
          <a href={pathOfPage(page - 1)} rel="prev" className={buttonStyle('plain')}>
            Previous
          </a>
        ) : null}
        <span>
          {cards.length > 0
            ? `${formatCount(from + 1)} to ${formatCount(from + cards.length)} of ${formatCount(count)} cards`
            : 'No cards here'}
        </span>
        {from + cards.length < count ? (
          <a href={pathOfPage(page + 1)} rel="next" className={buttonStyle('plain')}>
            Next
          </a>
        ) : null}
      </nav>
    </>
  )
}
