import { useEffect, useMemo } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { describeWishes } from '#domain/wishes/describeWish.ts'
import { useAnnouncedChanges } from '#cardUi/copies/useAnnouncedChanges.ts'
import { FreeCopies } from '#cardUi/copies/freeCopies.ts'
import type { OwnedCopies } from '#cardUi/copies/ownedCopies.ts'

/**
 * Reads the collection and the wishes of the signed-in member for a page that guests see too, and passes them to `onChange`. Announces changes of
 * copies.
 */
export function ViewerCopiesReader({
  userId,
  catalogue,
  onChange,
}: {
  userId: string
  catalogue: Catalogue
  onChange: (copies: OwnedCopies | null) => void
}) {
  const collection = useUserCollection().data ?? null
  const { change, announcement } = useAnnouncedChanges(userId, catalogue, collection)
  const wishes = useMemberLists(userId)?.wishes
  const noteOf = useMemo(() => describeWishes(wishes, catalogue), [wishes, catalogue])
  useEffect(() => {
    onChange({ collection, change, noteOf })
    return () => onChange(null)
  }, [collection, change, noteOf, onChange])
  return (
    <>
      <FreeCopies userId={userId} />
      <p className="spoken" role="status">
        {announcement}
      </p>
    </>
  )
}
