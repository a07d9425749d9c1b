/** Wraps a function so that it computes each result once. Results live as long as the wrapper. */
export function memoize<Result, Argument = void>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new Map<Argument, { readonly result: Result }>()
  return (argument) => {
    let cached = results.get(argument)
    if (!cached) results.set(argument, (cached = { result: compute(argument) }))
    return cached.result
  }
}

/** Makes an object whose properties are computed at their first use. */
export function lazyProperties<Values extends object>(computations: {
  readonly [Name in keyof Values]: () => Values[Name]
}): Values {
  const descriptors = Object.entries<() => unknown>(computations).map(([name, compute]) => [
    name,
    { enumerable: true, get: memoize(compute) },
  ])
  return Object.create(Object.prototype, Object.fromEntries(descriptors))
}
