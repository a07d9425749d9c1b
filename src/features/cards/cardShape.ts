/** A card's height over its width. */
export const CARD_RATIO = 1024 / 734
