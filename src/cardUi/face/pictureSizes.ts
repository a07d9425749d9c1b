import { type Settings, settings } from '#data/settings.ts'
import type { CardImages } from '#domain/cards/card.ts'
import { paths, PICTURE_WIDTHS } from '#url/paths.ts'

/**
 * The sizes of a card's picture, as the `srcset` of an image. The host makes the smaller sizes if the source has only one,
 * as in the offline pack (decision 030).
 */
export function pictureSizes(
  cardId: string,
  { small, normal, large }: CardImages,
  { smallPictures }: Pick<Settings, 'smallPictures'> = settings,
): string {
  const full = `${large} 734w`
  if (small !== large) return `${small} 180w, ${normal} 360w, ${full}`
  const made = smallPictures ? PICTURE_WIDTHS.map((width) => `${paths.cardPicture(cardId, width)} ${width}w`) : []
  return [...made, full].join(', ')
}
