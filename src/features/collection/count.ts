import type { Completion } from '#domain/collection/completion.ts'

const NUMBER = new Intl.NumberFormat('en-US')

/** "1 card", "6,000 cards". */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${NUMBER.format(number)} ${number === 1 ? one : more}`

/** "1 of 1 card", "12 of 2,851 cards". */
export const countCollected = ({ collectedCards, totalCards }: Completion): string =>
  `${NUMBER.format(collectedCards)} of ${count(totalCards, 'card')}`
