import { foldText } from '../../cards/foldText.ts'
import type { Facets } from '../../cards/facets.ts'
import { CARD_TYPES, INKS, RARITIES, withUnlisted } from '../../cards/vocabulary.ts'
import type { TermParts } from './plainTerm.ts'

/** The terms that phrases of plain words mean, by the phrase. */
export type NamedValues = ReadonlyMap<string, readonly TermParts[]>

const term = (key: string, value: string, isNot = false): readonly TermParts[] => [
  { key, operator: ':', values: [value], ...(isNot && { isNot }) },
]

/** Phrases that mean the same for every catalogue. */
const FIXED: readonly (readonly [phrases: string, terms: readonly TermParts[]])[] = [
  ['inkable|inkwell|inkables', term('inkable', 'yes')],
  ['uninkable|uninkables|non inkable|non-inkable|not inkable|noninkable', term('inkable', 'no')],
  ['dual|dual ink|dual inks|dual-ink|two ink|two inks|two color|two-color|multicolor|multicolored', term('is', 'dual')],
  ['vanilla|vanillas|textless|no text|no abilities|without abilities', term('is', 'vanilla')],
  ['owned|i own|i have|i already have|my|mine|in my collection|my collection|from my collection', term('owned', 'yes')],
  [
    'unowned|not owned|missing|needed|i need|i am missing|im missing|i dont own|i dont have|i do not own|i do not have',
    term('owned', 'no'),
  ],
  ['foil|foils|owned foil|owned foils|owned in foil', term('foil', 'yes')],
  ['core|core legal|legal in core|core format|in core', term('legal', 'core')],
  ['not core legal|not legal in core|rotated|rotated out', term('legal', 'core', true)],
  ['cheap|inexpensive|budget', [{ key: 'usd', operator: '<', values: ['1'] }]],
  ['expensive|pricey|valuable', [{ key: 'usd', operator: '>=', values: ['10'] }]],
  ['promotional|promo card|promo cards', term('rarity', 'Promo')],
]

/** Other words that players use for a value. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'The First Chapter': ['tfc', 'set one'],
  'Rise of the Floodborn': ['rotf'],
  'Into the Inklands': ['inklands', 'iti'],
  "Archazia's Island": ['archazia'],
  'Azurite Sea': ['azurite'],
  "Ursula's Return": ['ursula return'],
}

/** Phrases with two types, both of which every song has. */
const ACTION_SONGS = ['action song', 'action songs']

/**
 * The phrases that name a value of cards: inks, types, rarities, keywords, sets, classes in the plural, and the fixed ones.
 * @param facets the values that occur on cards.
 */
export function namedValues(facets: Facets): NamedValues {
  const phrases = new Map<string, readonly TermParts[]>()
  const franchises = new Set([...facets.franchises.keys()].map(foldText))
  const add = (phrase: string, terms: readonly TermParts[]) => {
    if (!phrases.has(phrase)) phrases.set(phrase, terms)
  }
  for (const [list, terms] of FIXED) for (const phrase of list.split('|')) add(phrase, terms)
  for (const ink of withUnlisted(INKS, facets.inks.keys()))
    for (const phrase of [...numbersOf(ink), `${foldText(ink)} ink`]) add(phrase, term('ink', ink))
  for (const phrase of ACTION_SONGS) add(phrase, term('type', 'Song'))
  for (const type of withUnlisted(CARD_TYPES, facets.types.keys()))
    for (const phrase of numbersOf(type)) add(phrase, term('type', type))
  for (const rarity of withUnlisted(RARITIES, facets.rarities.keys()))
    for (const phrase of numbersOf(rarity)) add(phrase.replace('super-rare', 'super rare'), term('rarity', rarity))
  for (const keyword of facets.keywords.keys()) add(foldText(keyword), term('keyword', keyword))
  for (const set of facets.sets.keys())
    for (const phrase of setPhrases(set)) add(phrase, [{ key: 'set', operator: ':', values: [set] }])
  // In the singular a class is a part of many names: "Captain Hook", "Princess Aurora".
  for (const name of facets.classifications.keys()) {
    const [, ...plurals] = numbersOf(name)
    for (const phrase of plurals) if (!franchises.has(phrase)) add(phrase, term('class', name))
  }
  return phrases
}

/** A name in the singular and in the plural, as it is typed. */
function numbersOf(name: string): [string, ...string[]] {
  const one = foldText(name)
  if (/[^aeiou]y$/.test(one)) return [one, `${one.slice(0, -1)}ies`]
  if (/[sx]$/.test(one)) return [one, `${one}es`]
  return one.endsWith('o') ? [one, `${one}s`, `${one}es`] : [one, `${one}s`]
}

function setPhrases(name: string): string[] {
  const folded = foldText(name)
  const spellings = [folded, folded.replaceAll("'", ''), ...(OTHER_NAMES[name] ?? [])]
  return [...new Set(spellings.flatMap((phrase) => [phrase, phrase.replace(/^the /, '')]))].filter(
    // A single number is not a name.
    (phrase) => phrase.length > 2,
  )
}
