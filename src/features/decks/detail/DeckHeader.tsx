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
import { sizeText } from '../deckWarningTexts.ts'
import { FormatBadge } from '../FormatBadge.tsx'
import { DeckActions } from './DeckActions.tsx'
import styles from './DeckHeader.module.css'

/** The deck's name, author and actions, in the colors of its inks. */
export function DeckHeader({
  deck,
  cards,
  catalogue,
  viewer,
  onCompare,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  viewer: Viewer
  onCompare: () => void
}) {
  const inks = deckInks(cards)
  return (
    <header className={styles['header']} {...inkAttributes(inks)}>
      <BackLink to={paths.decks()}>Decks</BackLink>
      <div className={styles['title']}>
        <span className={styles['inks']}>
          {inks.map((ink) => (
            <InkIcon key={ink} ink={ink} label />
          ))}
        </span>
        <h1>{deck.name}</h1>
      </div>
      <p className={styles['facts']}>
        <span>
          by{' '}
          <Link to={paths.userDecks(deck.userId)}>
            {deck.author ?? 'a private member'}
            {deck.userId === viewer?.id ? ' (You)' : ''}
          </Link>
        </span>
        <CreatedOn deck={deck} length="long" />
        <span>{sizeText(deck.totalCards)}</span>
        <Link to={paths.setRotationGuide()}>
          <FormatBadge legality={deck.legality} className={styles['badge']} />
        </Link>
        {deck.isPublic ? null : (
          <span className={styles['private']}>
            <Lock aria-hidden size={14} /> Private
          </span>
        )}
      </p>
      <DeckActions deck={deck} catalogue={catalogue} viewer={viewer} onCompare={onCompare} />
    </header>
  )
}
