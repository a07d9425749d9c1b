import type { Card } from '../cards/card.ts'
import { finishes } from '../cards/prices.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { MAX_COPIES } from './copies.ts'
import { type CardFinder, findCard, type FoundCard } from './csv/cardFinder.ts'

/** Copies of a card in one finish that are to be added. */
export type AddedCopies = { readonly card: Card; readonly isFoil: boolean; readonly count: number }

/** What typed numbers mean, as far as they are understood. */
export type TypedNumbers = {
  readonly copies: readonly AddedCopies[]
  /** What is not understood and all behind it, as it was typed. */
  readonly rest: string
  /** What is wrong with it, a sentence to show; empty where nothing is. */
  readonly problem: string
}

/**
 * Reads the collector numbers that somebody types who has opened boosters, one or several apart by blanks or commas: "45" is
 * that card of the set, "45/204" as well, "57/P3" one of that promo series, "45f" a foil one, "3x45" three of them. A card
 * that comes in foil alone is foil also without saying so.
 * @param isFoil whether all of them are foil.
 */
export function parseCardNumbers(finder: CardFinder, set: CardSet, text: string, isFoil: boolean): TypedNumbers {
  const words = joinNotation(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
  const copies: AddedCopies[] = []
  for (const [index, word] of words.entries()) {
    const read = parseCardNumber(finder, set, word, isFoil)
    if ('problem' in read) return { copies, rest: words.slice(index).join(' '), ...read }
    copies.push(read)
  }
  return { copies, rest: '', problem: '' }
}

/** Puts what says how many or foil right at its number: "3 x 45 f" makes "3x45f". */
const joinNotation = (text: string) =>
  text.replace(/(\d)\s*[x×*]\s*(?=#?\d)/gi, '$1x').replace(/(\d)\s+f(?=[\s,;]|$)/gi, '$1f')

const NUMBER = /^(?:([1-9]\d{0,3})x)?(#?\d+\p{L}*(?:[/•][^/•]+)?)$/iu

function parseCardNumber(
  finder: CardFinder,
  set: CardSet,
  word: string,
  isFoil: boolean,
): AddedCopies | { readonly problem: string } {
  const [, count = '1', number] = NUMBER.exec(word) ?? []
  if (number === undefined) return { problem: `“${word}” is no number of a card.` }
  // Some numbers end in a letter themselves.
  const plain = findNumber(finder, set, number)
  const marked = !plain.ok && /f$/i.test(number) ? findNumber(finder, set, number.slice(0, -1)) : null
  const found = marked ?? plain
  if (!found.ok) return { problem: found.reason }
  const { card } = found
  return { card, isFoil: isFoil || marked !== null || finishes(card) === 'foil', count: Number(count) }
}

const findNumber = (finder: CardFinder, { code }: CardSet, number: string): FoundCard =>
  findCard(finder, { id: '', setCode: code, set: '', number, name: '', productId: '' })

/** What was added so far and is added now, the latest first: the same card in the same finish is one line. */
export function mergeAdded(before: readonly AddedCopies[], added: readonly AddedCopies[]): readonly AddedCopies[] {
  return added.reduce((lines, next) => {
    const same = lines.find((line) => isSameLine(line, next))
    const count = next.count + (same?.count ?? 0)
    return [{ ...next, count }, ...lines.filter((line) => line !== same)]
  }, before)
}

/**
 * What of typed copies can be added, each card in each finish once.
 * @param ownedOf how many copies of a card there are in a finish.
 */
export const limitAdded = (
  typed: readonly AddedCopies[],
  ownedOf: (copies: AddedCopies) => number,
): readonly AddedCopies[] =>
  mergeAdded([], typed)
    .toReversed()
    .map((line) => ({ ...line, count: Math.min(line.count, MAX_COPIES - ownedOf(line)) }))
    .filter(({ count }) => count > 0)

/** The same lines in the same order, one of them with another count. */
export const setAddedCount = (lines: readonly AddedCopies[], changed: AddedCopies): readonly AddedCopies[] =>
  lines.map((line) => (isSameLine(line, changed) ? changed : line))

/** How many copies there are in all lines. */
export const countAdded = (lines: readonly AddedCopies[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** Whether two lines are about the same card in the same finish. */
export const isSameLine = (one: AddedCopies, other: AddedCopies) =>
  one.card.id === other.card.id && one.isFoil === other.isFoil
