import { Link } from '@tanstack/react-router'
import { CopyPlus, Pencil } from 'lucide-react'
import type { Deck } from '#data/decks/decks.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { deckCan } from '#domain/decks/deckPermissions.ts'
import type { Swap } from '#domain/swap/swapDeck.ts'
import { paths } from '#url/paths.ts'
import { makeSwaps } from '#url/swapSearch.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'

/** Opens the viewer's deck, or a copy of another member's deck, in the builder with swaps. */
export function SwapLink({ deck, swaps }: { deck: Deck; swaps: readonly Swap[] }) {
  const isOwn = deckCan.edit(deck, useViewer())
  const Icon = isOwn ? Pencil : CopyPlus
  const swap = makeSwaps(swaps)
  return (
    <Link
      to={paths.deckBuilder(isOwn ? { deck: deck.id, swap } : { copy: deck.id, swap })}
      className={buttonStyle('gold')}
    >
      <Icon aria-hidden size={18} /> {isOwn ? 'Edit' : 'Copy'} Deck with{' '}
      {swaps.length === 1 ? 'This Swap' : 'These Swaps'}
    </Link>
  )
}
