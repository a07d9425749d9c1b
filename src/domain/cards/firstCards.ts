/** How many cards of a grid are drawn before the scripts come: about as many as a large screen shows at once. */
export const FIRST_CARDS = 12
