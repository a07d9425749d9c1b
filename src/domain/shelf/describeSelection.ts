import { countOf } from '../text/countOf.ts'
import type { PinsConflict, Purchase, DeckSelection } from './selectionProblem.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/**
 * The answer in words: its first part is about the decks that can be built at the same time, the second about the next
 * one.
 */
export type SelectionWords = {
  readonly selected: string
  /** Follows `selected` in the sentence. */
  readonly how: string
  /** Text before the price of the next deck; empty if all are selected. */
  readonly next: string
  /** The price of the next deck; null without one. */
  readonly price: string | null
}

/** Formats an amount in USD. */
type Format = (usd: number) => string

/** Words for the sentence of the shelf, such as "4 decks …; a fifth for $12.40." */
export function describeSelection(answer: DeckSelection, format: Format): SelectionWords {
  const { selected, waiting, purchase, atMost } = answer
  const count = selected.length
  const cost = purchase.cents ? ` for ${format(purchase.cents / 100)}` : ''
  const best = atMost > count ? 'Best found: ' : ''
  const limit = atMost > count ? `, at most ${atMost} possible` : ''
  const together = count > 1 ? ' at the same time' : ''
  const subject =
    count === 0
      ? 'None of your decks'
      : waiting.length === 0 && count > 1
        ? `All ${count} decks`
        : count === 1
          ? '1 deck'
          : `${count} decks`
  const cents = waiting.find(({ id }) => id === answer.next)?.beside.cents ?? null
  const following =
    count === 0 ? 'the first' : `a${/^(?:8|11|18)/.test(String(count + 1)) ? 'n' : ''} ${ordinal(count + 1)}`
  return {
    selected: `${best}${subject} can be ${count === 0 ? 'completed' : 'built'}`,
    how: `${together}${cost}${limit}`,
    next:
      waiting.length === 0
        ? ''
        : cents === null
          ? `; ${following} needs cards without a price`
          : `; ${following} for ${answer.isNextCheapest ? '' : 'at most '}`,
    price: cents === null ? null : format(cents / 100),
  }
}

/** "$12.40", or how many copies are missing if one of them has no price. */
export function describePurchase({ cents, cards }: Purchase, format: Format): string {
  if (cents !== null) return format(cents / 100)
  return `${countCopies(cards)} missing, not all priced`
}

/** "beside these four", or nothing if no deck can be built. */
export function besideThese(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'beside this one' : `beside these ${NUMBERS[count - 1] ?? count}`
}

/** The sentence for pinned decks that cannot be built at the same time. */
export function describePinsConflict({ lacking: { cards, cents } }: PinsConflict, format: Format): string {
  const copies = countOf(countCopies(cards), 'copy', 'copies')
  const price = cents === null ? 'some of them without a price' : format(cents / 100)
  return `The pinned decks cannot be built together: they lack ${copies}, ${price}.`
}

const countCopies = (cards: Purchase['cards']): number => cards.reduce((sum, { copies }) => sum + copies, 0)

function ordinal(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[count % 10] ?? 'th')
  return ORDINALS[count - 1] ?? `${count}${ending}`
}
