import { readList } from './searchParams.ts'

/** The known words of each parameter of a page. */
export type KnownWords = Readonly<Record<string, readonly string[]>>

/** A value in an address that its parameter does not know. */
export type UnknownValue = { readonly name: string; readonly value: string }

/**
 * Finds the values of an address that a page ignores because it does not know them: "Purple" in `?color=Ruby,Purple`. Never
 * throws. Parameters of other pages and empty values are skipped.
 * @param values as `parseSearchParams` reads them.
 */
export function findUnknownValues(values: Readonly<Record<string, unknown>>, words: KnownWords): UnknownValue[] {
  return Object.entries(words).flatMap(([name, known]) => {
    const isKnown = new Set(known.map((word) => word.toLowerCase()))
    return (readList(values[name]) ?? []).flatMap((value) =>
      isKnown.has(value.toLowerCase()) ? [] : [{ name, value }],
    )
  })
}
