import { lazyCollectionOutbox } from '#data/collection/lazyCollectionOutbox.ts'
import { useIsStuck } from '#data/offline/usePending.ts'
import { Notice } from '#ui/Notice.tsx'
import { StayInPlace } from '#ui/StayInPlace.tsx'

/** Says that changes of the member's collection are not sent yet. */
export function UnsavedNotice({ userId }: { userId: string }) {
  const isStuck = useIsStuck(lazyCollectionOutbox, userId)
  return (
    <StayInPlace>
      {isStuck ? (
        <Notice kind="warning">
          Your latest changes are saved only on this device. They will be sent when you're back online.
        </Notice>
      ) : null}
    </StayInPlace>
  )
}
