import { Link } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { LogMatchButton } from '#features/matches/LogMatchButton.tsx'
import { LogMatchKey } from '#features/matches/LogMatchKey.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { DeckFavorite } from './DeckFavorite.tsx'
import styles from './DeckHeader.module.css'
import { DeckMenu } from './DeckMenu.tsx'
import { ShareDeck } from './ShareDeck.tsx'

/** The main action for a deck, its favorite button, and the menus to share it and for everything else. */
export function DeckActions({
  deck,
  cards,
  catalogue,
  isWhole,
  viewer,
  onCompare,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  isWhole: boolean
  viewer: Viewer
  onCompare: () => void
}) {
  return (
    <div className={styles['actions']}>
      <MainAction deck={deck} viewer={viewer} />
      <DeckFavorite deck={deck} viewer={viewer} />
      <ShareDeck deck={deck} cards={cards} viewer={viewer} byId={isWhole ? catalogue.byId : null} />
      <DeckMenu deck={deck} catalogue={catalogue} viewer={viewer} onCompare={onCompare} />
    </div>
  )
}

function MainAction({ deck, viewer }: { deck: Deck; viewer: Viewer }): ReactNode {
  if (viewer && deckCan.logMatch(deck, viewer))
    return (
      <>
        <LogMatchButton userId={viewer.id} deckId={deck.id} />
        <LogMatchKey userId={viewer.id} deckId={() => deck.id} />
      </>
    )
  return (
    <Link to={paths.deckBuilder({ copy: deck.id })} className={buttonStyle('gold')}>
      <CopyPlus aria-hidden size={18} /> Copy to My Builder
    </Link>
  )
}
