import type { Card } from '../cards/card.ts'
import { finishes } from '../cards/prices.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { MAX_COPIES as MAX_DECK_COPIES } from '../decks/deckRules.ts'
import { countOf } from '../text/countOf.ts'
import { MAX_COPIES } from './copies.ts'
import { type CardFinder, findCard, type FoundCard } from './csv/cardFinder.ts'

/** Copies to add of a card in one finish. */
export type AddedCopies = { readonly card: Card; readonly isFoil: boolean; readonly count: number }

/** The result of parsing typed card numbers. */
export type TypedNumbers = {
  readonly copies: readonly AddedCopies[]
  /** The typed text from the first unreadable number on. */
  readonly rest: string
  /** A sentence about the unreadable number; empty without one. */
  readonly problem: string
}

/**
 * Parses collector numbers separated by blanks or commas: "45" and "45/204" are that card of the set, "57/P3" is one of
 * a promo series, "45f" is foil, "3x45" is three copies. Cards that are only sold as foil become foil. "19x2" is refused,
 * because it may also be two copies of card 19; "19x#2" is 19 copies of card 2.
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

/**
 * Sets the number of copies of the last typed number, or removes it if it is the same: with 3, "12 45" becomes "12 3x45", and that
 * becomes "12 45".
 */
export function markCount(text: string, count: number): string {
  const [, before = '', marked = '', number = ''] = /^(.*[\s,;])?(?:(\d+)x)?([^\s,;]*)$/i.exec(text) ?? []
  return before + (Number(marked) === count ? '' : `${count}x`) + number
}

/** Marks the last typed number as foil: "12 45" becomes "12 45f". */
export const markFoil = (text: string): string => text.replace(/([^\s,;f])\s*$/i, '$1f')

/** Joins count and finish with their number: "3 x 45 f" becomes "3x45f". */
const joinNotation = (text: string) =>
  text.replace(/(\d)\s*[x×*]\s*(?=#?\d)/gi, '$1x').replace(/(\d)\s+f(?=[\s,;]|$)/gi, '$1f')

const NUMBER = /^(?:([1-9]\d{0,3})x)?(#?\d+\p{L}*(?:[/•][^/•]+)?)$/iu

/** A number that may be meant as a number of copies. */
const SMALL_NUMBER = /^[1-4]f?$/i

function explainOrder(count: string, number: string): string {
  const [copies = '', foil = ''] = number
  const other = `${copies}x${count}${foil}`
  return `“${count}x${number}” can mean two things. Type ${other} for ${countOf(Number(copies), 'copy', 'copies')} of card ${count}, or ${count}x#${number} for ${count} copies of card ${copies}.`
}

function parseCardNumber(
  finder: CardFinder,
  set: CardSet,
  word: string,
  isFoil: boolean,
): AddedCopies | { readonly problem: string } {
  const [, count = '1', number] = NUMBER.exec(word) ?? []
  if (number === undefined) return { problem: `“${word}” is not a card number.` }
  if (Number(count) > MAX_DECK_COPIES && SMALL_NUMBER.test(number)) return { problem: explainOrder(count, number) }
  // Some collector numbers end in f.
  const plain = findNumber(finder, set, number)
  const marked = !plain.ok && /f$/i.test(number) ? findNumber(finder, set, number.slice(0, -1)) : null
  const found = marked ?? plain
  if (!found.ok) return { problem: found.reason }
  const { card } = found
  return { card, isFoil: isFoil || marked !== null || finishes(card) === 'foil', count: Number(count) }
}

const findNumber = (finder: CardFinder, { code }: CardSet, number: string): FoundCard =>
  findCard(finder, { id: '', setCode: code, set: '', number, name: '', productId: '' })

/** Adds copies to a list, latest first. Copies of the same card and finish become one line. */
export function mergeAdded(before: readonly AddedCopies[], added: readonly AddedCopies[]): readonly AddedCopies[] {
  return added.reduce((lines, next) => {
    const same = lines.find((line) => isSameLine(line, next))
    const count = next.count + (same?.count ?? 0)
    return [{ ...next, count }, ...lines.filter((line) => line !== same)]
  }, before)
}

/**
 * Merges typed copies and limits them to `MAX_COPIES` with the owned ones. Lines without remaining copies are dropped.
 * @param ownedOf returns the number of owned copies of a line's card and finish.
 */
export const limitAdded = (
  typed: readonly AddedCopies[],
  ownedOf: (copies: AddedCopies) => number,
): readonly AddedCopies[] =>
  mergeAdded([], typed)
    .toReversed()
    .map((line) => ({ ...line, count: Math.min(line.count, MAX_COPIES - ownedOf(line)) }))
    .filter(({ count }) => count > 0)

/** Replaces the count of a line. */
export const setAddedCount = (lines: readonly AddedCopies[], changed: AddedCopies): readonly AddedCopies[] =>
  lines.map((line) => (isSameLine(line, changed) ? changed : line))

/** The number of copies in all lines. */
export const countAdded = (lines: readonly AddedCopies[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** Whether two lines have the same card and finish. */
export const isSameLine = (one: AddedCopies, other: AddedCopies) =>
  one.card.id === other.card.id && one.isFoil === other.isFoil
