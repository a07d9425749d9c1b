/** The number of letters that a line of the rendered face holds at full size, and at the next smaller size. */
const [FULL, SMALLER] = [18, 23]

/**
 * The font size for a card's name as a share of the usual size, so that it fits on one line. The sizes are few for the
 * same reason as in `textFit`; only the game's longest names get the smallest.
 */
export const nameFit = ({ length }: string): number => (length <= FULL ? 1 : length <= SMALLER ? 0.82 : 0.66)
