const NUMBER = new Intl.NumberFormat('en-US')

/** "1 card", "6,000 cards". */
export const countCards = (count: number): string => `${NUMBER.format(count)} ${count === 1 ? 'card' : 'cards'}`

/** "1 row", "6,000 rows". */
export const countRows = (count: number): string => `${NUMBER.format(count)} ${count === 1 ? 'row' : 'rows'}`
