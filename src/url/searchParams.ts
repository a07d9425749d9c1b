/**
 * Addresses in plain words: `?color=Amber,Ruby&inkable=true`, not JSON. A list is joined by commas; a comma in a value is
 * encoded as %2C and so survives. The router uses it for every page.
 */
export type SearchValues = Record<string, unknown>

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/**
 * Reads the query of an address into lists of texts by name. A form repeats a name for each of its values. Never throws:
 * malformed escapes stay as they are.
 */
export function parseSearchParams(query: string): Record<string, string[]> {
  // In a map, unlike an object, a name such as "constructor" is safe.
  const values = new Map<string, string[]>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const split = pair.indexOf('=')
    const [name, value] = split < 0 ? [pair, ''] : [pair.slice(0, split), pair.slice(split + 1)]
    if (name === '') continue
    const key = decode(name)
    values.set(key, [...(values.get(key) ?? []), ...value.split(',').map(decode)])
  }
  return Object.fromEntries(values)
}

const encode = (value: unknown) =>
  encodeURIComponent(String(value).toWellFormed()).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%2F', '/')

/** Writes a page's parameters as the query of an address, with its `?`; empty without parameters. */
export function makeSearchParams(values: SearchValues): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const items = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
    return items.length === 0 ? [] : [`${encode(name)}=${items.map(encode).join(',')}`]
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A parameter as text with its commas; undefined if it is absent. */
export function readText(value: unknown, maxLength = 200): string | undefined {
  const text = Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : ''
  return text.trim() ? text.slice(0, maxLength) : undefined
}

/** A parameter as a list without blanks and duplicates; undefined if the list is empty. */
export function readList(value: unknown): string[] | undefined {
  const items = (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string')
  const unique = [...new Set(items.map((item) => item.trim()).filter(Boolean))].slice(0, 50)
  return unique.length > 0 ? unique : undefined
}

/** A parameter as a list of known words in any case. Unknown words are ignored. */
export function readWords<T extends string>(value: unknown, words: readonly T[]): T[] | undefined {
  const wanted = new Set(readList(value)?.map((item) => item.toLowerCase()))
  const known = words.filter((word) => wanted.has(word.toLowerCase()))
  return known.length > 0 ? known : undefined
}

/** A parameter as a boolean; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  const text = String(Array.isArray(value) ? value[0] : value).toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : undefined
}

/** A parameter as a page of a list, from 2 to 9999; undefined for anything else. */
export const readPage = (value: unknown): number | undefined =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(String(value)) ? Number(value) : undefined

/** The parts of a form that opens an address: its action, and the names and values of its hidden fields. */
export function makeForm(address: string): { action: string; fields: (readonly [name: string, value: string])[] } {
  const [action = '', query = ''] = address.split('?')
  const values = Object.entries(parseSearchParams(query))
  return { action, fields: values.flatMap(([name, items]) => items.map((item) => [name, item] as const)) }
}
