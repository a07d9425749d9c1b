/** The same function, but that each question is worked out once and its answer kept as long as the function is. */
export function memoize<Answer, Asked = void>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const answers = new Map<Asked, { readonly answer: Answer }>()
  return (asked) => {
    let known = answers.get(asked)
    if (!known) answers.set(asked, (known = { answer: answer(asked) }))
    return known.answer
  }
}

/** What is asked for by name, each worked out for the first who asks for it. */
export function lazyProperties<Answers extends object>(work: {
  readonly [Name in keyof Answers]: () => Answers[Name]
}): Answers {
  const answers = Object.entries<() => unknown>(work).map(([name, answer]) => [
    name,
    { enumerable: true, get: memoize(answer) },
  ])
  return Object.create(Object.prototype, Object.fromEntries(answers))
}
