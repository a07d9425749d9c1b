import { use } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { PictureFailuresContext } from './pictureFailures.ts'

/** Whether a card's picture cannot be loaded; false if it has none. `isInList` as in CardPicture. */
export function usePictureFailed({ images }: Card, isInList: boolean): boolean {
  const failures = use(PictureFailuresContext)
  return images !== null && (failures.has(images.normal) || (isInList && failures.isPaused))
}
