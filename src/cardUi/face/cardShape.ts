/** A card's height over its width. */
export const CARD_RATIO = 1024 / 734

/** The number of a grid's pictures that are visible at once on small screens and load before all others. */
export const EAGER_PICTURES = 4

/** Up to this width in rem a grid of cards has two columns; CardGrid.module.css has the same value. */
export const TWO_COLUMNS_REM = 35
const THREE_COLUMNS_REM = 53.75

/** The columns of cards on large screens by default (requirements §9). */
export const DEFAULT_COLUMNS = 4

/** The number of columns for a width in rem; `chosen` is the number on large screens. */
export const cardColumns = (chosen: number) => (width: number) =>
  width < TWO_COLUMNS_REM ? 2 : width < THREE_COLUMNS_REM ? 3 : chosen
