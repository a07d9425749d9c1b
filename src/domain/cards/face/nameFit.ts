/** The letters of a name that its line on the drawn face holds at full size, and the share of that size for longer ones. */
const STEPS = [
  { letters: 18, size: 1 },
  { letters: 23, size: 0.82 },
] as const

/** The smallest share: the longest names of the game have it. */
const SMALLEST = 0.66

/**
 * How large a name is set so that it is never cut on the drawn face: a share of the usual size. A few sizes and not any, as
 * with the text (textFit).
 */
export const nameFit = (name: string): number => STEPS.find(({ letters }) => name.length <= letters)?.size ?? SMALLEST
