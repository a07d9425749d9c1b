export type TtlCache<Value> = {
  read(): Promise<Value>
  /** What is known is believed no longer: the next `read` reads it anew. */
  forget(): void
}

/** Keeps what `read` gave for so many milliseconds; where it failed, the next one tries again. */
export function ttlCache<Value>(milliseconds: number, read: () => Promise<Value>): TtlCache<Value> {
  let known: { readonly value: Promise<Value>; readonly at: number } | undefined
  return {
    read() {
      if (known && performance.now() - known.at <= milliseconds) return known.value
      const made = { value: read(), at: performance.now() }
      known = made
      made.value.catch(() => {
        if (known === made) known = undefined
      })
      return made.value
    },
    forget: () => {
      known = undefined
    },
  }
}
