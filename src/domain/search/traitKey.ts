import { parseAnswer } from './answer.ts'
import { type KeyHead, type SearchContext, unreadable, type Phrase, type SearchKey, type Test } from './condition.ts'
import { unknownNameProblem, findNames } from './findNames.ts'

/** A named predicate of cards. */
export type NamedTrait = {
  readonly name: string
  readonly test: (known: SearchContext) => Test
  readonly phrase: Phrase
}

/** Makes a key for named traits. Several values mean any of them. */
export function traitKey(head: KeyHead & { readonly traits: readonly NamedTrait[] }): SearchKey {
  const { name, traits, examples } = head
  const names = traits.map((trait) => trait.name)
  return {
    ...head,
    values: names,
    read: ({ operator, values, span }, known) => {
      if (operator !== ':' && operator !== '=')
        return unreadable(`“${name}” does not work with ${operator}. Write a colon, as in ${examples[0]}.`, span)
      const meant = values.map((value) => ({ value, found: findNames(names, value.text) }))
      const problems = meant
        .filter(({ found }) => found.length === 0)
        .map(({ value }) => unknownNameProblem(names, value, `“${name}” has no “${value.text}”.`))
      const chosen = traits.filter((trait) => meant.some(({ found }) => found.includes(trait.name)))
      const [first, ...more] = chosen
      if (!first) return { leaf: null, problems }
      const what = [first, ...more].map(({ phrase }) => phrase.what).join(' or ')
      const tests = chosen.map(({ test }) => test(known))
      return { leaf: { test: { kind: 'any', tests }, phrase: { verb: first.phrase.verb, what } }, problems }
    },
  }
}

/** Makes the key for inkable cards: yes or no. */
export function inkableKey(head: KeyHead): SearchKey {
  return {
    ...head,
    values: ['yes', 'no'],
    read: ({ operator, values: [{ text, span }], span: whole }) => {
      if (operator !== ':' && operator !== '=')
        return unreadable(
          `“${head.name}” does not work with ${operator}. Write a colon, as in ${head.examples[0]}.`,
          whole,
        )
      const value = parseAnswer(text)
      if (value === undefined) return unreadable(`“${text}” is neither yes nor no.`, span)
      const what = value ? 'inkable' : 'non-inkable'
      const test = { kind: 'values', field: 'inkable', values: [value] } as const
      return { leaf: { test, phrase: { verb: 'are', what, adjective: what } }, problems: [] }
    },
  }
}
