import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { CreatedOn } from '../CreatedOn.tsx'
import { FormatBadge } from '../FormatBadge.tsx'
import { DeckVerdict } from '../verdict/DeckVerdict.tsx'
import { DeckActions } from './DeckActions.tsx'
import styles from './DeckHeader.module.css'
import { DeckOwned } from './DeckOwned.tsx'
import type { DeckOwnership } from './useDeckOwnership.ts'

/** The deck's name, author, broken rules, owned copies and actions, in the colors of its inks. */
export function DeckHeader({
  deck,
  cards,
  catalogue,
  ownership,
  viewer,
  onCompare,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  /** Null until all cards are loaded. */
  ownership: DeckOwnership | null
  viewer: Viewer
  onCompare: () => void
}) {
  const inks = deckInks(cards)
  return (
    <header className={styles['header']} {...inkAttributes(inks)}>
      <div className={styles['back']}>
        <BackLink to={paths.decks()}>
          <span>Decks</span>
        </BackLink>
      </div>
      <div className={styles['title']}>
        <span className={styles['inks']}>
          {inks.map((ink) => (
            <InkIcon key={ink} ink={ink} label />
          ))}
        </span>
        <h1>{deck.name}</h1>
      </div>
      <DeckActions
        deck={deck}
        cards={cards}
        catalogue={catalogue}
        isWhole={ownership !== null}
        viewer={viewer}
        onCompare={onCompare}
      />
      <div className={styles['facts']}>
        <span>
          by{' '}
          <Link to={paths.userDecks(deck.userId)}>
            {deck.author ?? 'a private member'}
            {deck.userId === viewer?.id ? ' (You)' : ''}
          </Link>
        </span>
        <Link to={paths.setRotationGuide()}>
          <FormatBadge legality={deck.legality} className={styles['badge']} />
        </Link>
        <div className={styles['more']}>
          <CreatedOn deck={deck} length="medium" />
          {deck.isPublic ? null : (
            <span className={styles['private']}>
              <Lock aria-hidden size={14} />
              <span>Private</span>
            </span>
          )}
          {deck.leader === null ? null : <span>Leader: {deck.leader}</span>}
          <DeckVerdict cards={cards} leader={deck.leader} catalogue={catalogue} />
        </div>
      </div>
      <DeckOwned cards={cards} ownership={ownership} />
    </header>
  )
}
