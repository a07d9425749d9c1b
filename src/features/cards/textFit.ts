/** Room of the text box in square ems of text at 1% of the card's width, measured on the drawn face. */
const ROOM = { portrait: 3300, landscape: 1500 }
const SMALLEST = { portrait: 2.9, landscape: 2.5 }
const LARGEST = { portrait: 4.5, landscape: 3.3 }

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
  const size = Math.min(LARGEST[shape], Math.max(SMALLEST[shape], showFlavor ? both : fit(text, shape)))
  return { size: Math.round(size * 100) / 100, showFlavor }
}
