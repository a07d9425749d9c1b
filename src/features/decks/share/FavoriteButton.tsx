import { Heart } from 'lucide-react'
import { useState } from 'react'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import styles from './FavoriteButton.module.css'
import { useFavorite } from './useFavorite.ts'

/** The values of a deck that its favorite button shows. */
type FavoredDeck = {
  readonly id: string
  readonly name: string
  readonly favoriteCount: number
  readonly isFavorited: boolean
}

/**
 * Whether a deck is among the member's favorites, and how many members like it. A guest is asked to sign in (requirements §5).
 */
export function FavoriteButton({ deck, viewer }: { deck: FavoredDeck; viewer: Viewer }) {
  const setFavorite = useFavorite(viewer?.id ?? '', deck.id)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles['favorite']}
        aria-pressed={deck.isFavorited}
        title={deck.isFavorited ? 'Remove from favorites' : 'Add to favorites'}
        onClick={() => (viewer ? setFavorite(!deck.isFavorited) : setAsking(true))}
      >
        <Heart aria-hidden size={18} />
        <span className="spoken">Favorite {deck.name}, </span>
        {formatCount(deck.favoriteCount)}
      </button>
      <SignInPrompt
        benefit="favorites"
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign In to Favorite Decks"
      />
    </>
  )
}
