import { makeCardFinder } from './cardFinder.ts'
import { type CollectionFile, readCollection } from './readCollection.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

/** A finder for the cards of the fixture. */
export const finder = makeCardFinder(CARDS, SETS)
/** Splits lines without quotes into cells. */
export const rowsOf = (text: string) => text.split('\n').map((line) => line.split(','))

/** Reads lines without quotes as a collection file; throws if they are not a collection file. */
export function read(
  text: string,
): CollectionFile & { copies: Record<string, readonly [nonFoil: number, foil: number]> } {
  const result = readCollection(rowsOf(text), finder)
  if (!result.ok) throw new Error(result.message)
  const copies = Array.from(result.file.collection, ([id, { nonFoil, foil }]) => [id, [nonFoil, foil]] as const)
  return { ...result.file, copies: Object.fromEntries(copies) }
}
