import * as v from 'valibot'

/** What JSON may write and the database cannot keep: the zero character, and halves of characters. */
const NO_TEXT = /\\u(?:0000|d[89a-f])/

/**
 * Reads what the card service answered, one entry at a time: those that fit `schema`, and a sentence on each other one.
 * A card or a number that comes twice counts once, as it came first: a printing exists once.
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
      errors.push(`${nameOf(entry)} was left out: a text of it has characters that are none.`)
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
      errors.push(`${nameOf(entry)} was left out: it is there twice.`)
      continue
    }
    for (const key of keys) seen.add(key)
    cards.push(parsed.output)
  }
  return { cards, errors }
}

function nameOf(entry: unknown): string {
  const { id } = v.is(v.object({ id: v.string() }), entry) ? entry : { id: 'without an id' }
  return `The card ${id.slice(0, 100)}`
}
