/** "1 card", "2,908 cards". */
export const cardsText = (count: number): string => (count === 1 ? '1 card' : `${count.toLocaleString('en-US')} cards`)
