import { useEffect } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { useAnnouncedChanges } from '#cardUi/copies/useAnnouncedChanges.ts'
import { FreeCopies } from '#cardUi/copies/freeCopies.ts'
import type { OwnedCopies } from '#cardUi/copies/ownedCopies.ts'

/**
 * Reads the collection of the signed-in member for a page that guests see too, and passes it to `onChange`. Announces changes of
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
  useEffect(() => {
    onChange({ collection, change })
    return () => onChange(null)
  }, [collection, change, onChange])
  return (
    <>
      <FreeCopies userId={userId} />
      <p className="spoken" role="status">
        {announcement}
      </p>
    </>
  )
}
