import type { CardFinder } from '#domain/collection/csv/cardFinder.ts'
import { type CollectionFile, readCollection } from '#domain/collection/csv/readCollection.ts'
import { ModuleLoadError } from '#ui/lazy/loadModule.ts'
import { isTooLarge, readTextFile, TOO_LARGE } from '#ui/readTextFile.ts'
import { parseCsv } from './csvText.ts'

/** The content of a file, or the reason why it cannot be read. */
export type ReadFile =
  | { readonly ok: true; readonly file: CollectionFile }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a chosen file or pasted text as a collection. It never throws.
 * @param onProgress gets the parsed share, from 0 to 1.
 */
export async function readCollectionFile(
  source: File | string,
  finder: CardFinder,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  try {
    const read = typeof source === 'string' ? pasted(source) : await readTextFile(source)
    if (!read.ok) return read
    const parsed = await parseCsv(read.text, onProgress)
    const result = parsed.ok ? readCollection(parsed.rows, finder) : parsed
    return result.ok ? result : { ok: false, message: `Row ${result.row}: ${result.message}` }
  } catch (error) {
    const message = error instanceof ModuleLoadError ? error.message : 'It could not be read. Please try again.'
    return { ok: false, message }
  }
}

const pasted = (text: string) =>
  isTooLarge(text) ? ({ ok: false, message: TOO_LARGE } as const) : ({ ok: true, text } as const)
