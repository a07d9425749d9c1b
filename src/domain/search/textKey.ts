import { type CardPart, foldRules } from '../cards/cardTexts.ts'
import { foldText } from '../cards/foldText.ts'
import { collectorKey } from '../cards/sort.ts'
import { describeAmount } from './comparison.ts'
import { type KeyHead, unreadable, type Phrase, type SearchKey } from './condition.ts'
import { listWithOr } from '../text/listWords.ts'

/** Makes a key for a text in a part of a card, ignoring case and accents. Several values mean any of them. */
export function textKey(
  head: KeyHead & { readonly part: CardPart; readonly phraseFor: (texts: string) => Phrase },
): SearchKey {
  const { name, part, phraseFor, examples } = head
  return {
    ...head,
    read: ({ operator, values, span }) => {
      if (operator !== ':' && operator !== '=')
        return unreadable(`“${name}” does not work with ${operator}. Write a colon, as in ${examples[0]}.`, span)
      const texts = values.map(({ text }) => (part === 'rules' ? foldRules(text) : foldText(text)))
      const phrase = phraseFor(listWithOr(values.map(({ text }) => `“${text}”`)))
      return { leaf: { test: { kind: 'text', parts: [part], texts }, phrase: phrase }, problems: [] }
    },
  }
}

/** Makes the key for collector numbers: one of them ("4a"), or a range in numeric order. */
export function collectorNumberKey(head: KeyHead): SearchKey {
  return {
    ...head,
    read: ({ operator, values }) => {
      const keys = values.map(({ text }) => collectorKey(text.trim()))
      const what = `number ${listWithOr(values.map(({ text }) => describeAmount(operator, text)))}`
      return { leaf: { test: { kind: 'number', operator, keys }, phrase: { verb: 'have', what } }, problems: [] }
    },
  }
}
