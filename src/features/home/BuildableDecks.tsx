import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { deckListQuery } from '#data/decks/deckLists.ts'
import { DECKS_A_PAGE } from '#domain/decks/listedDecks.ts'
import { countOf } from '#domain/text/countOf.ts'
import { paths } from '#url/paths.ts'
import styles from './CollectionGlance.module.css'

/** The cost of a deck that a member can almost build, in USD. */
const COST = 5

/** How many decks a member can build for a few dollars, as a link to them; nothing if there are none. */
export function BuildableDecks({ userId }: { userId: string }) {
  const { data } = useInfiniteQuery({
    ...deckListQuery(userId, { list: 'buildable', maxCost: COST }),
    staleTime: 300_000,
  })
  const count = data?.pages[0]?.length ?? 0
  if (count === 0) return null
  return (
    <Link to={paths.decks({ view: 'buildable', cost: COST })} className={styles['decks']}>
      {count < DECKS_A_PAGE ? countOf(count, 'deck') : `${count} decks or more`} for up to ${COST}
    </Link>
  )
}
