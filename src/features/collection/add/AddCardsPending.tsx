import { Spinner } from '#ui/Spinner.tsx'
import { AddCardsFrame } from './AddCardsFrame.tsx'

export function AddCardsPending() {
  return (
    <AddCardsFrame>
      <Spinner />
    </AddCardsFrame>
  )
}
