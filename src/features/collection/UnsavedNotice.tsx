import { useIsStuck } from '#data/collection/useChangeCopies.ts'
import { Notice } from '#ui/Notice.tsx'

/** Says that changes of one's own could not be sent so far. */
export function UnsavedNotice({ userId }: { userId: string }) {
  return useIsStuck(userId) ? (
    <Notice kind="warning">
      Your last changes are not saved yet. They are kept in this browser and sent as soon as there is a connection.
    </Notice>
  ) : null
}
