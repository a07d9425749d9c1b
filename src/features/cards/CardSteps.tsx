import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { neighborCards } from '#domain/cards/neighborCards.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { hasModifier } from '#ui/hasModifier.ts'
import { usePageKeydown } from '#ui/usePageKeydown.ts'
import styles from './CardSteps.module.css'

/** Widgets that handle arrow keys. */
const WIDGETS = 'input, [role="tablist"], [role="menu"], [role="grid"]'

/** Links to the cards before and after a card in its set. The left and right arrow keys follow them. */
export function CardSteps({ card, catalogue }: { card: Card; catalogue: Catalogue }) {
  const navigate = useNavigate()
  const { previous, next } = neighborCards(catalogue, card)
  usePageKeydown((event) => {
    const neighbor = { ArrowLeft: previous, ArrowRight: next }[event.key]
    const isForWidget = event.target instanceof Element && event.target.closest(WIDGETS) !== null
    if (!neighbor || hasModifier(event) || event.defaultPrevented || isForWidget) return
    event.preventDefault()
    void navigate({ href: cardPath(catalogue, neighbor) })
  })
  return (
    <nav className={styles['steps']} aria-label={`Cards of ${card.set}`}>
      {previous ? (
        <Link
          to={cardPath(catalogue, previous)}
          rel="prev"
          className={buttonStyle('bare')}
          title={`${previous.name} (←)`}
          aria-label={`Previous card: ${previous.name}`}
          aria-keyshortcuts="ArrowLeft"
        >
          <ChevronLeft aria-hidden size={20} />
        </Link>
      ) : null}
      <span className={styles['number']} aria-hidden>
        {card.collectorNumber}
      </span>
      {next ? (
        <Link
          to={cardPath(catalogue, next)}
          rel="next"
          className={buttonStyle('bare')}
          title={`${next.name} (→)`}
          aria-label={`Next card: ${next.name}`}
          aria-keyshortcuts="ArrowRight"
        >
          <ChevronRight aria-hidden size={20} />
        </Link>
      ) : null}
    </nav>
  )
}
