const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A format of dates in US English. Each is made once: making one takes a millisecond, and a list asks for the same one on
 * every row. Without a time zone it is the reader's own.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(key, format)
  return format
}
