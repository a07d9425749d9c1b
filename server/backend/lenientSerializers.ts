/** A driver's serializers by the OID of the type. */
type Serializers = Record<number | string, (value: unknown) => unknown>

/**
 * Serializes values of the wrong type as JSON, so that the database refuses them. Otherwise the driver throws. For a number instead
 * of a list PGlite sends half a message and cannot parse anything that follows.
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
    return undefined // the wrong type
  }
}
