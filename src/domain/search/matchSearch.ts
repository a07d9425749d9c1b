import { addBits, type BitSet, subtractBits, makeBitSet } from '../cards/bitSet.ts'
import type { Catalogue } from '../cards/catalogue.ts'
import { WORD_PARTS } from '../cards/wordSearch.ts'
import { needsFullScan } from '../cards/textIndex.ts'
import type { Condition } from './condition.ts'
import { matchTest } from './matchTest.ts'

/**
 * The positions in `among` whose cards match a condition, as a new set. The time is linear in the number of cards.
 */
export function matchSearch(catalogue: Catalogue, condition: Condition, among: BitSet): BitSet {
  switch (condition.kind) {
    case 'word':
      return matchTest(catalogue, { kind: 'text', parts: WORD_PARTS, texts: [condition.text] }, among)
    case 'leaf':
      return matchTest(catalogue, condition.test, among)
    case 'not': {
      const bits = among.slice()
      subtractBits(bits, matchSearch(catalogue, condition.part, among))
      return bits
    }
    case 'and':
      return matchAll(catalogue, condition.parts, among)
    case 'or': {
      const bits = makeBitSet(catalogue.cards.length)
      const left = among.slice()
      for (const part of indexedFirst(condition.parts)) {
        const found = matchSearch(catalogue, part, left)
        addBits(bits, found)
        subtractBits(left, found)
      }
      return bits
    }
  }
}

/** The positions in `among` whose cards match all conditions. */
export function matchAll(catalogue: Catalogue, conditions: readonly Condition[], among: BitSet): BitSet {
  return indexedFirst(conditions).reduce((left, condition) => matchSearch(catalogue, condition, left), among)
}

/** Puts conditions that indexes answer before those that scan texts, so that fewer texts are scanned. */
function indexedFirst(conditions: readonly Condition[]): readonly Condition[] {
  return [...conditions.filter((one) => !needsTexts(one)), ...conditions.filter(needsTexts)]
}

function needsTexts(condition: Condition): boolean {
  switch (condition.kind) {
    case 'leaf':
      return condition.test.kind === 'text' && condition.test.texts.some(needsFullScan)
    case 'word':
      return false
    case 'not':
      return needsTexts(condition.part)
    case 'and':
    case 'or':
      return condition.parts.some(needsTexts)
  }
}
