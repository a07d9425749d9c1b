import { makeCardFinder } from './cardFinder.ts'
import { type CollectionFile, readCollection } from './readCollection.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

/** Finds the cards of the fixture. */
export const finder = makeCardFinder(CARDS, SETS)
/** The cells of lines without quotes. */
export const rowsOf = (text: string) => text.split('\n').map((line) => line.split(','))

/** Reads lines without quotes; throws when they are not a file of a collection. */
export function read(
  text: string,
): CollectionFile & { copies: Record<string, readonly [nonFoil: number, foil: number]> } {
  const result = readCollection(rowsOf(text), finder)
  if (!result.ok) throw new Error(result.message)
  const copies = Array.from(result.file.collection, ([id, { nonFoil, foil }]) => [id, [nonFoil, foil]] as const)
  return { ...result.file, copies: Object.fromEntries(copies) }
}
