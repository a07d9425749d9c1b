import { type ReactNode, useSyncExternalStore } from 'react'
import { noPictureFailures, PictureFailuresContext, pictureWatch } from './pictureFailures.ts'

/** Provides the failures of card pictures to `children`, where a card's face replaces each failed picture. */
export function WatchPictures({ children }: { children: ReactNode }) {
  const failures = useSyncExternalStore(pictureWatch.subscribe, pictureWatch.current, noPictureFailures)
  return <PictureFailuresContext value={failures}>{children}</PictureFailuresContext>
}
