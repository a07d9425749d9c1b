import { useCallback, useState } from 'react'
import { useChangeCopies } from '#data/collection/useChangeCopies.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, copiesOf } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'

/**
 * Changes a member's copies.
 * @returns `change`, and `announcement`: the counts of the card that changed last, for a status that screen readers announce. It
 * is empty before the first change.
 */
export function useAnnouncedChanges(userId: string, { byId }: Catalogue, collection: Collection | null) {
  const changeCopies = useChangeCopies(userId)
  const [changed, setChanged] = useState<Card>()
  const change = useCallback(
    (change: CopyChange) => {
      changeCopies(change)
      setChanged(byId.get(change.cardId))
    },
    [changeCopies, byId],
  )
  return { change, announcement: changed && collection ? describeCopies(changed, collection) : '' }
}

function describeCopies({ id, name }: Card, collection: Collection): string {
  const { nonFoil, foil } = copiesOf(collection, id)
  return `${name}: ${nonFoil} non-foil, ${foil} foil`
}
