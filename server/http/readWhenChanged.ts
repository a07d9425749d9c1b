import { readFile, stat } from 'node:fs/promises'

/**
 * Keeps what a built file holds, and reads it again when it was built anew.
 * @returns a reader: what `parse` made of the file; undefined while there is none.
 */
export function readWhenChanged<Content>(
  file: string,
  parse: (text: string) => Content,
): () => Promise<Content | undefined> {
  let known: { readonly stamp: number; readonly content: Content } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    if (known?.stamp !== found.mtimeMs) known = { stamp: found.mtimeMs, content: parse(await readFile(file, 'utf8')) }
    return known.content
  }
}
