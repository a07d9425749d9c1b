import { readFile, stat } from 'node:fs/promises'

/**
 * Keeps what is made of a built file, and makes it again when it was built anew.
 * @param make is told when it was built (ms).
 * @returns what it made; undefined while there is no file.
 */
export function reloadOnFileChange<Content>(
  file: string,
  make: (stamp: number) => Promise<Content>,
): () => Promise<Content | undefined> {
  let known: { readonly stamp: number; readonly content: Promise<Content> } | undefined
  return async () => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    if (known?.stamp !== found.mtimeMs) {
      const made = { stamp: found.mtimeMs, content: make(found.mtimeMs) }
      known = made
      made.content.catch(() => {
        if (known === made) known = undefined
      })
    }
    return known.content
  }
}

/** The same of the file's text. */
export const reloadTextOnChange = <Content>(
  file: string,
  parse: (text: string) => Content,
): (() => Promise<Content | undefined>) => reloadOnFileChange(file, async () => parse(await readFile(file, 'utf8')))
