import { type ReactNode, useSyncExternalStore } from 'react'
import { noPictureFailures, PictureFailuresContext, pictureWatch } from './pictureFailures.ts'

/** Shows a card's face in place of each picture inside that cannot be loaded. */
export function WatchPictures({ children }: { children: ReactNode }) {
  const failures = useSyncExternalStore(pictureWatch.subscribe, pictureWatch.current, noPictureFailures)
  return <PictureFailuresContext value={failures}>{children}</PictureFailuresContext>
}
