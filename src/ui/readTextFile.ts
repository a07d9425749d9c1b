/** The text of a file, or why it has none. */
export type TextResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string }

const MAX_BYTES = 5 * 1024 * 1024

/** What is said of a text that is larger than any list. */
export const TOO_LARGE = 'This is larger than 5 MB. Please import it in parts.'

/**
 * Reads a file that somebody chose as text: UTF-8, UTF-16 with its mark, else as Windows programs write it. Very large files
 * and such without text are refused.
 */
export async function readTextFile(file: File): Promise<TextResult> {
  if (file.size > MAX_BYTES) return { ok: false, message: TOO_LARGE }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, ZIP)) return { ok: false, message: 'This is a spreadsheet. Please save it as CSV first.' }
  const text = decode(bytes)
  // No text has such a character, and nearly every other kind of file has.
  if (text.includes('\0')) return { ok: false, message: 'This is no text, but another kind of file.' }
  return { ok: true, text }
}

/** Whether pasted text is as large as no file may be. */
export const isTooLarge = (text: string): boolean => text.length > MAX_BYTES

/** What newer spreadsheets begin with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
