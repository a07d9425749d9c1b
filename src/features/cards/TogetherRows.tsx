import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { deckSampleQuery } from '#data/decks/deckSample.ts'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { cardsTogether } from '#domain/suggestions/cardsTogether.ts'
import { readSample } from '#domain/suggestions/deckSample.ts'
import { suggestableCards } from '#domain/suggestions/suggestableCards.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import panel from './Panel.module.css'
import styles from './TogetherRows.module.css'

const SHOWN = 10

const NO_CARDS: readonly Card[] = []

/** The cards that go with a card, each with its reason, or in words why there are none (docs/suggestions.md). */
export function TogetherRows({ card }: { card: Card }) {
  const state = useCatalogue()
  const catalogue = state.status === 'ready' ? state.catalogue : null
  const viewerId = useViewerId()
  const holding = useQuery(deckSampleQuery(viewerId, { card: card.id }))
  const others = useQuery({ ...deckSampleQuery(viewerId, { inks: card.inks }), enabled: card.inks.length > 0 })
  const official = useOfficialRules(catalogue?.cards ?? NO_CARDS)
  const found = useMemo(() => {
    if (!catalogue || !official || !holding.data || !others.data) return undefined
    const { book, today } = official
    const format = book.core.isLegal(cardKey(card), today) ? 'core' : 'infinity'
    const isLegal = (other: Card) => book[format].isLegal(cardKey(other), today)
    const allowed = suggestableCards(catalogue.cards, [{ card, quantity: 1 }], format, isLegal, null)
    const [withCard, sample] = [holding.data, others.data].map((lists) => readSample(lists, catalogue.byId))
    const together =
      withCard && sample && cardsTogether(cardKey(card), withCard, sample, (key) => allowed.has(key), SHOWN)
    if (!together) return null
    const rows = together.flatMap((row) => {
      const other = allowed.get(row.key)
      return other ? [{ ...row, card: other }] : []
    })
    return { format, rows } as const
  }, [card, catalogue, official, holding.data, others.data])

  if (card.inks.length === 0) return <p className={panel['note']}>This card has no ink, so no deck can have it.</p>
  const failed = [holding, others].filter(({ data, error }) => !data && error)
  if (failed.length > 0)
    return (
      <InlineError message="Failed to fetch decks" onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
    )
  if (!catalogue || found === undefined) return <Spinner label="Loading cards" />
  if (found === null) return <p className={panel['note']}>Too few public decks with this card yet</p>
  if (found.rows.length === 0)
    return <p className={panel['note']}>No card is more common in decks with this one than in others</p>
  return (
    <>
      <ul className={styles['rows']} aria-label="Cards that go with it">
        {found.rows.map(({ card: other, holding: count, known, usual }) => (
          <li key={other.id} className={styles['row']}>
            <CostBadge card={other} />
            <div>
              <CardPreview card={other}>
                <Link to={cardPath(catalogue, other)}>{other.name}</Link>
              </CardPreview>
              <p className={panel['note']}>
                in {count} of {known} decks with this card, in {Math.round(usual * 100)}% of others
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={panel['note']}>
        Cards that {FORMAT_NAMES[found.format]} allows today, from the newest public decks
      </p>
    </>
  )
}
