/** A card's height over its width. */
export const CARD_RATIO = 1024 / 734

/** How many of a grid's first pictures are in sight at once and are fetched before all others. */
export const FIRST_PICTURES = 4

/** Up to this width in rem a grid of cards has two columns. CardGrid.module.css says the same. */
export const TWO_COLUMNS_REM = 35
const THREE_COLUMNS_REM = 53.75

/** How many columns of cards fit a width in rem, where `chosen` of them stand beside each other on a large screen. */
export const cardColumns = (chosen: number) => (width: number) =>
  width < TWO_COLUMNS_REM ? 2 : width < THREE_COLUMNS_REM ? 3 : chosen
