const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A date format in US English, memoized, because creating one takes a millisecond and a list needs the same one on
 * every row. Without a time zone it uses the reader's.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(key, format)
  return format
}
