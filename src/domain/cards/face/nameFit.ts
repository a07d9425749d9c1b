/** How many letters its line on the drawn face holds at full size, and how many at the next smaller one. */
const [FULL, SMALLER] = [18, 23]

/**
 * How large a name is set so that it is never cut on the drawn face: a share of the usual size. A few sizes and not any, as
 * with the text (textFit); the longest names of the game have the smallest.
 */
export const nameFit = ({ length }: string): number => (length <= FULL ? 1 : length <= SMALLER ? 0.82 : 0.66)
