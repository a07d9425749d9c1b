/** Room of the text box in square ems of text at 1% of the card's width, measured on the drawn face. */
const ROOM = { portrait: 3300, landscape: 1500 }

/**
 * The sizes a text may have. A few and not any, because a browser shapes words once for each size: with sizes in between,
 * laying out a page of cards takes a third longer.
 */
const SIZES = { portrait: [4.5, 3.9, 3.5, 3.2, 2.9], landscape: [3.3, 2.9, 2.5] }

/** Flavour text may make the rules as small as this, and is left out rather than going below. */
const SMALLEST_WITH_FLAVOR = 3.9

/** A line break costs about half a line. */
const LINE_BREAK = 24

export type FaceShape = keyof typeof ROOM

const fit = (text: string, shape: FaceShape) =>
  Math.sqrt(ROOM[shape] / (text.length + LINE_BREAK * text.split('\n').length))

/**
 * How a card's words fill the text box of its drawn face without spilling: the font size in percent of the card's
 * width (the area of a text grows with the square of its size), and whether the flavour text has room too.
 */
export function textFit(text: string, flavor: string | null, shape: FaceShape): { size: number; showFlavor: boolean } {
  const both = flavor === null ? 0 : fit(`${text}\n${flavor}`, shape)
  const showFlavor = both >= SMALLEST_WITH_FLAVOR
  const room = showFlavor ? both : fit(text, shape)
  return { size: SIZES[shape].find((size) => size <= room) ?? Math.min(...SIZES[shape]), showFlavor }
}
