/** What a driver makes of the values of a type of the database, by the type's number. */
type Serializers = Record<number | string, (value: unknown) => unknown>

/**
 * Has values that are of another type than their parameter written as JSON writes them, for the database to refuse. By themselves
 * the drivers fail on them, and PGlite, of a number in the place of a list, makes half a message: whatever it is sent after that
 * is not understood until it is started again.
 */
export function makeSerializersLenient(serializers: Serializers): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value: unknown) => {
      const text = textOf(serialize, value)
      return typeof text === 'string' ? text : typeof value === 'string' ? value : JSON.stringify(value)
    }
  }
}

function textOf(serialize: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return serialize(value)
  } catch {
    return undefined // of another type
  }
}
