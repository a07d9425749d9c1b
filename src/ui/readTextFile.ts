/** The text of a file, or the reason why it cannot be read as text. */
export type TextResult = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string }

const MAX_BYTES = 5 * 1024 * 1024

/** The error message for a text that is larger than any list. */
export const TOO_LARGE = 'This is larger than 5 MB. Please import it in parts.'

/**
 * Reads a chosen file as text: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Files over 5 MB and binary
 * files are refused with a message.
 */
export async function readTextFile(file: File): Promise<TextResult> {
  if (file.size > MAX_BYTES) return { ok: false, message: TOO_LARGE }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, ZIP)) return { ok: false, message: 'This is a spreadsheet. Please save it as CSV first.' }
  const text = decode(bytes)
  // Text contains no NUL character, and nearly every binary format does.
  if (text.includes('\0')) return { ok: false, message: 'This isn’t a text file.' }
  return { ok: true, text }
}

/** Whether pasted text exceeds the size limit for files. */
export const isTooLarge = (text: string): boolean => text.length > MAX_BYTES

/** The first bytes of .xlsx and .ods files, which are ZIP archives. */
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
