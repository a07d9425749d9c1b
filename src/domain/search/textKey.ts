import type { Card } from '../cards/card.ts'
import { foldText } from '../cards/foldText.ts'
import { foldRules } from '../cards/searchText.ts'
import { collectorKey } from '../cards/sort.ts'
import { sayAmount } from './comparison.ts'
import { type KeyHead, misread, type Phrase, type SearchKey, type TextPart } from './condition.ts'

const OR = new Intl.ListFormat('en', { type: 'disjunction' })

/** A key for a part of a card that contains a text, whatever its case and accents; any of those listed is enough. */
export function textKey(
  head: KeyHead & { readonly part: TextPart; readonly say: (texts: string) => Phrase },
): SearchKey {
  const { name, part, say, examples } = head
  return {
    ...head,
    read: ({ operator, values, span }) => {
      if (operator !== ':' && operator !== '=')
        return misread(`“${name}” knows no ${operator}. Write a colon, as in ${examples[0]}.`, span)
      const texts = values.map(({ text }) => (part === 'rules' ? foldRules(text) : foldText(text)))
      const says = say(OR.format(values.map(({ text }) => `“${text}”`)))
      return { leaf: { test: { kind: 'text', part, texts }, says }, problems: [] }
    },
  }
}

const numberKeyOf = ({ collectorNumber }: Card) => collectorKey(collectorNumber.toLowerCase())

/** The key for collector numbers: exactly one ("4a"), or those before and after it as people count. */
export function collectorNumberKey(head: KeyHead): SearchKey {
  return {
    ...head,
    read: ({ operator, values }) => {
      const limits = values.map(({ text }) => collectorKey(text.trim().toLowerCase()))
      const what = `number ${OR.format(values.map(({ text }) => sayAmount(operator, text)))}`
      const test = { kind: 'compare', of: numberKeyOf, operator, operands: limits } as const
      return { leaf: { test, says: { verb: 'have', what } }, problems: [] }
    },
  }
}
