import * as v from 'valibot'
import { FunctionError } from './functionError.ts'

/** Single cards may have errors. If this many and most of a set have them, the answer is not a list of cards. */
const MANY = 10

/** Whether the answer for a set is more likely to be wrong than each card that has an error. */
export const isMost = (errors: number, all: number): boolean => errors >= MANY && errors > all / 2

/** Characters that JSON allows and the database cannot store: NUL and lone surrogates. */
const NO_TEXT = /\\u(?:0000|d[89a-f])/

/**
 * Parses the card service's entries one by one. Returns the entries that fit `schema`, and a sentence about each of the
 * others. Only the first entry with an id or number counts, because a printing exists once.
 * @throws FunctionError 502 if most entries do not fit.
 */
export function readCards<Card extends { readonly id: string; readonly collector_number: string }>(
  entries: readonly unknown[],
  schema: v.GenericSchema<unknown, Card>,
): { cards: Card[]; errors: string[] } {
  const cards: Card[] = []
  const errors: string[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    if (NO_TEXT.test(JSON.stringify(entry))) {
      errors.push(`${nameOf(entry)} was left out: one of its texts has characters that cannot be stored.`)
      continue
    }
    const parsed = v.safeParse(schema, entry, { abortEarly: true })
    if (!parsed.success) {
      const { message } = parsed.issues[0]
      errors.push(`${nameOf(entry)} was left out: ${v.getDotPath(parsed.issues[0]) ?? 'card'}: ${message}`)
      continue
    }
    const keys = [`id ${parsed.output.id}`, `number ${parsed.output.collector_number}`]
    if (keys.some((key) => seen.has(key))) {
      errors.push(`${nameOf(entry)} was left out: the list has it twice.`)
      continue
    }
    for (const key of keys) seen.add(key)
    cards.push(parsed.output)
  }
  if (isMost(errors.length, entries.length)) {
    throw new FunctionError(
      502,
      `${errors.length} of ${entries.length} cards cannot be read, so none was. ${errors[0]}`,
    )
  }
  return { cards, errors }
}

function nameOf(entry: unknown): string {
  const { id } = v.is(v.object({ id: v.string() }), entry) ? entry : { id: 'without an id' }
  return `The card ${id.slice(0, 100)}`
}
