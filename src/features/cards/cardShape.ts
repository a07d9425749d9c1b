/** A card's height over its width. */
export const CARD_RATIO = 1024 / 734

/** How many of a grid's first pictures are in sight at once and are fetched before all others. */
export const FIRST_PICTURES = 4

/** Up to this width in px a grid of cards has two columns. CardGrid.module.css says the same. */
export const TWO_COLUMNS_PX = 560
const THREE_COLUMNS_PX = 860

/** How many columns of cards fit a width in px, where `chosen` of them stand beside each other on a large screen. */
export const cardColumns = (chosen: number) => (width: number) =>
  width < TWO_COLUMNS_PX ? 2 : width < THREE_COLUMNS_PX ? 3 : chosen
