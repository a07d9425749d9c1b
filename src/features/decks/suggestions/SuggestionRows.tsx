import { Link } from '@tanstack/react-router'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { describeReason } from '#domain/suggestions/describeReason.ts'
import type { SuggestionReason } from '#domain/suggestions/suggestCards.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Button } from '#ui/Button.tsx'
import { useFocusNextItem } from '#ui/useFocusNextItem.ts'
import { focusDeck } from '../builder/useBuilderKeys.ts'
import type { DraftStep } from '../builder/useDeckDraft.ts'
import styles from './SuggestedCards.module.css'
import type { SuggestedCard } from './useSuggestions.ts'

/** Suggested cards, each with its reason and buttons that add one copy or the usual number. */
export function SuggestionRows({
  suggestions,
  catalogue,
  cards,
  room,
  change,
}: {
  suggestions: readonly SuggestedCard[]
  catalogue: Catalogue
  /** The draft. */
  cards: readonly DeckCard[]
  /** The copies that the deck has room for, at least 1. */
  room: number
  change: (step: DraftStep) => void
}) {
  const focusNext = useFocusNextItem<HTMLUListElement>(focusDeck, '[data-add]')
  return (
    <ul {...focusNext} className={styles['rows']} aria-label="Suggested cards">
      {suggestions.map(({ card, copies, owned, reason }) => {
        const usual = Math.min(copies, copyLimit(card), room)
        const add = (quantity: number) => change({ type: 'set', card: card.id, quantity, limit: copyLimit(card) })
        return (
          <li key={card.id} className={styles['row']} {...inkAttributes(card.inks)}>
            <CostBadge card={card} />
            <div className={styles['about']}>
              <CardPreview card={card}>
                <Link to={cardPath(catalogue, card)} className={styles['name']}>
                  {card.name}
                </Link>
              </CardPreview>
              <Reason reason={reason} cards={cards} />
              {owned > 0 ? <small className={styles['user']}>own {owned}</small> : null}
            </div>
            <Button data-add="" aria-label={`Add 1 ${card.name}`} onClick={() => add(1)}>
              +1
            </Button>
            {usual > 1 ? (
              <Button aria-label={`Add ${usual} ${card.name}`} title="The usual number" onClick={() => add(usual)}>
                +{usual}
              </Button>
            ) : (
              <span />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The reason of a suggestion; a press names its cards. */
function Reason({ reason, cards }: { reason: SuggestionReason; cards: readonly DeckCard[] }) {
  const nameOf = (key: string) => cards.find(({ card }) => cardKey(card) === key)?.card.name ?? key
  const { decks, cards: together } = describeReason(reason, nameOf)
  const text = (
    <>
      {decks} {together}
    </>
  )
  if (reason.together.length === 1) return <p className={styles['reason']}>{text}</p>
  return (
    <details className={styles['reason']}>
      <summary>{text}</summary>
      <ul>
        {reason.together.map((key) => (
          <li key={key}>{nameOf(key)}</li>
        ))}
      </ul>
    </details>
  )
}
