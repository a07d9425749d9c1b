/** The area of the text box in square ems of text with a size of 1% of the card's width, measured on the site. */
const ROOM = 3300
const LANDSCAPE_ROOM = 1500

/**
 * The sizes of text. There are few, because a browser shapes words once for each size: with sizes in between, laying out
 * a page of cards takes a third longer.
 */
const SIZES = [4.5, 3.9, 3.5, 3.2, 2.9]
const LANDSCAPE_SIZES = [3.3, 2.9, 2.5]

/** Flavor text may shrink the rules to this size. If that is not enough it is left out. */
const SMALLEST_WITH_FLAVOR = 3.9

/** A line break costs about half a line. */
const LINE_BREAK = 24

/**
 * Fits a card's rules and flavor text into the text box of its face.
 * @returns the font size in percent of the card's width (the area of a text grows with the square of its size), and
 * the flavor text, or null if there is no room for it.
 */
export function textFit(
  rules: string,
  flavor: string | null,
  isLandscape: boolean,
): { readonly size: number; readonly flavor: string | null } {
  const sizeOf = (text: string) =>
    Math.sqrt((isLandscape ? LANDSCAPE_ROOM : ROOM) / (text.length + LINE_BREAK * text.split('\n').length))
  const sizeOfBoth = sizeOf(`${rules}\n${flavor}`)
  const shown = rules === '' || sizeOfBoth >= SMALLEST_WITH_FLAVOR ? flavor : null
  const room = shown === null ? sizeOf(rules) : sizeOfBoth
  const sizes = isLandscape ? LANDSCAPE_SIZES : SIZES
  return { size: sizes.find((size) => size <= room) ?? Math.min(...sizes), flavor: shown }
}
