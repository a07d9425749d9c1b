import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'

/** A link to the deck builder with a new deck. */
export function CreateDeckLink() {
  return (
    <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
      <Plus aria-hidden size={18} />
      Create New Deck
    </Link>
  )
}
