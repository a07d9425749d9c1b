import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { PictureFailuresContext, pictureWatch } from './pictureFailures.ts'

/** Provides the failures of card pictures to `children`, where a card's face replaces each failed picture. */
export function WatchPictures({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState(pictureWatch.current)
  // The context is above all pages: an urgent update would make React hydrate the rest of a prerendered page in one
  // task.
  useEffect(() => pictureWatch.subscribe(() => startTransition(() => setFailures(pictureWatch.current))), [])
  return <PictureFailuresContext value={failures}>{children}</PictureFailuresContext>
}
