/** OIDs of types. */
export const TIMESTAMP = 1114
export const TIMESTAMPTZ = 1184

/**
 * Converts a timestamp to PostgREST's format: `2026-11-20 11:15:58.179+00` becomes `2026-11-20T11:15:58.179+00:00`. Other texts, such as
 * `infinity`, stay as they are.
 */
export function timestampAsPostgrest(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d(?::?\d\d)?)?$/.exec(text)
  if (!parts) return text
  const [, date, time, offset = ''] = parts
  return `${date}T${time}${offset.length === 3 ? `${offset}:00` : offset}`
}
