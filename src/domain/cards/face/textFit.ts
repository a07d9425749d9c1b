/** The area of the text box in square ems of text at 1% of the card's width, measured on the rendered face. */
const ROOM = { portrait: 3300, landscape: 1500 }

/**
 * The possible font sizes. They are few because a browser shapes words once for each size: with any size, the layout of
 * a page of cards takes a third longer.
 */
const SIZES = { portrait: [4.5, 3.9, 3.5, 3.2, 2.9], landscape: [3.3, 2.9, 2.5] }

/** The smallest font size of a text with its flavour text. Below it, the flavour text is left out. */
const SMALLEST_WITH_FLAVOR = 3.9

/** A line break takes the room of about half a line, in letters. */
const LINE_BREAK = 24

export type FaceShape = keyof typeof ROOM

const fit = (text: string, shape: FaceShape) =>
  Math.sqrt(ROOM[shape] / (text.length + LINE_BREAK * text.split('\n').length))

/**
 * Fits rules and flavour text into the text box of a rendered face. The area of a text grows with the square of its
 * size.
 * @returns the font size in percent of the card's width, and whether the flavour text fits too.
 */
export function textFit(text: string, flavor: string | null, shape: FaceShape): { size: number; showFlavor: boolean } {
  const both = flavor === null ? 0 : fit(`${text}\n${flavor}`, shape)
  const showFlavor = both >= SMALLEST_WITH_FLAVOR
  const room = showFlavor ? both : fit(text, shape)
  return { size: SIZES[shape].find((size) => size <= room) ?? Math.min(...SIZES[shape]), showFlavor }
}
