import { AddCards } from './AddCards.tsx'
import { AddCardsFrame } from './AddCardsFrame.tsx'

/** The page that adds cards by number, for members who just opened boosters. */
export function AddCardsPage() {
  return <AddCardsFrame>{(own) => <AddCards {...own} />}</AddCardsFrame>
}
