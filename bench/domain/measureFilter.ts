import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { WORD_PARTS } from '#domain/cards/wordSearch.ts'
import type { CardSort } from '#domain/cards/sort.ts'
import { CARD_SORTS, toCardSort } from '#url/cardsSearch.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { checkSearch } from '#domain/search/checkSearch.ts'
import { countByChoice } from '#domain/search/choiceCounts.ts'
import { splitSearch } from '#domain/search/choices.ts'
import { findCards } from '#domain/search/findCards.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import type { Pack } from '../../tools/pack/packRows.ts'
import { enlargePack } from '../enlargePack.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { packCards } from './packCards.ts'

/**
 * Search texts, typed letter by letter: plain words, a name, rules text, the most common word, two letters with an accent in the
 * card's name, a typo.
 */
const TYPED = ['ruby songs 3 or less', 'elsa', 'draw a card', 'this character', 'ka', 'mickye', 'zzqx']

const FILTERS: Readonly<Record<string, string>> = {
  'without filters': '',
  'with two inks': 'ink:amethyst,ruby ',
  'with inks, rarities and inkable': 'ink:amethyst,ruby rarity:common,rare inkable:yes ',
}

/** Terms of every kind, the slowest of each kind, and many combined. */
const TERMS: readonly Case[] = [
  'e',
  '(a or b)',
  'name:elsa or name:anna',
  'text:draw',
  'text:"this character"',
  'version:e',
  'flavor:"the"',
  'illustrator:"nicholas kole"',
  'ink:ruby cost<=3 lore>=2 inkable:yes',
  'cost<=9',
  'strength>=willpower',
  'usd<1',
  'number>1',
  'legal:core -ink:steel rarity>=rare',
  'is:dual',
  'owned:no',
  'owned<4 usd<1',
  'ink:ruby cost<=3 lore>=2 type:action text:"draw" rarity:legendary set:fabled class:hero -ink:steel (a or b) usd<1',
].map((text) => ({ text, sort: 'relevance', name: text }))

const SORTS = [undefined, ...CARD_SORTS].map((choice) => toCardSort(choice, 'name'))

type Case = { readonly text: string; readonly sort: CardSort; readonly name: string }

/** Every keystroke of the typed texts with every filter and sort, and each sort without a search. */
const CASES: readonly Case[] = ['', ...TYPED.flatMap(keystrokes)].flatMap((search) =>
  Object.entries(FILTERS).flatMap(([filters, filter]) =>
    SORTS.map((sort) => ({
      text: `${filter}${search}`,
      sort,
      name: `"${search}" ${filters}, ${sort}`,
    })),
  ),
)

const TYPO: Case = { text: 'mickye', sort: 'relevance', name: 'a typing error' }

/** Searches for which 'More Filters' counts the cards of each of its choices. */
const COUNTED: readonly string[] = [
  '',
  'ink:amethyst,ruby rarity:common,rare inkable:yes set:fabled type:character class:hero ',
  'this character',
  'ink:ruby text:"this character" usd<1',
  'strength>=2 willpower<=6 lore>=1 usd<=5 legal:core owned:yes',
]

/** The budgets for counting the smallest and the largest number of cards, in ms. */
const COUNT_BARS = { fewest: 5, most: 50 }

const SUSPECTS = 8

const SMALLEST = 3_000
const LARGEST = 100_000
const SIZES = [SMALLEST, 25_000, 50_000, LARGEST]

/** Measures filtering and sorting in the domain, without a browser, for 3,000 to 100,000 cards. */
export function measureFilter(pack: Pack, repetitions: number): Measurement[] {
  const area = 'Domain: filter and sort'
  const measured = SIZES.map((size) => measureAt(enlargePack(pack, size), repetitions))
  const perCard = measured.map(({ typical }, at) => typical / (SIZES[at] ?? 1))
  const rows = measured.flatMap(({ size, making, typical, worst, terms, counts }): Measurement[] => {
    const bar = (size === SMALLEST || size === LARGEST) && { bar: 10 }
    const worstTerm = terms.reduce(slower)
    return [
      {
        area,
        what: `${size} cards, worst keystroke`,
        value: worst.ms,
        unit: 'ms',
        ...bar,
        note: `${worst.one.name}; median of all ${CASES.length} cases ${typical.toFixed(2)} ms`,
      },
      ...(size === LARGEST ? terms : [worstTerm]).map(({ one, ms }): Measurement => ({
        area,
        what: `${size} cards, ${size === LARGEST ? one.name : 'worst search with terms'}`,
        value: ms,
        unit: 'ms',
        ...bar,
        ...(size !== LARGEST && { note: one.name }),
      })),
      {
        area,
        what: `${size} cards, counts of all choices of More Filters`,
        value: counts.ms,
        unit: 'ms',
        ...(size === SMALLEST && { bar: COUNT_BARS.fewest }),
        ...(size === LARGEST && { bar: COUNT_BARS.most }),
        note: `worst of ${COUNTED.length} searches: "${counts.text}"`,
      },
      {
        area,
        what: `${size} cards, making the catalogue`,
        value: making.catalogueMs,
        unit: 'ms',
        note: `its index of words ${making.wordsMs.toFixed(0)} ms, the first typing error ${making.typoMs.toFixed(0)} ms more`,
      },
    ]
  })
  return [
    ...rows,
    {
      area,
      what: 'Cost per card, 100,000 over 25,000',
      value: (perCard[3] ?? Number.NaN) / (perCard[1] ?? Number.NaN),
      unit: 'ratio',
      bar: 1.5,
      note: 'linear is 1',
    },
  ]
}

type Timed = { readonly one: Case; readonly ms: number }

const slower = (a: Timed, b: Timed) => (b.ms > a.ms ? b : a)

function measureAt(pack: Pack, repetitions: number) {
  const cards = packCards(pack)
  const began = performance.now()
  const { catalogue } = makeCatalogue(cards)
  const catalogueMs = performance.now() - began
  for (const part of WORD_PARTS) catalogue.search.textsOf(part)
  const wordsMs = performance.now() - began - catalogueMs
  // A collection with every second card.
  const collection: Collection = new Map(
    cards.flatMap(({ id }, at) => (at % 2 === 0 ? [[id, { nonFoil: 1 + (at % 4), foil: 0 }]] : [])),
  )
  const time = ({ text, sort }: Case) => {
    const began = performance.now()
    const { condition } = checkSearch(parsePlainSearch(text, catalogue), { facets: catalogue.facets, collection })
    findCards(catalogue, condition, sort)
    return performance.now() - began
  }
  const known = { facets: catalogue.facets, collection }
  const count = (text: string) => {
    const began = performance.now()
    countByChoice(catalogue, splitSearch(parsePlainSearch(text, catalogue).tree, catalogue.facets), known)
    return performance.now() - began
  }
  const first = time(TYPO)
  for (const one of [...CASES, ...TERMS]) time(one) // warm-up, so that the JIT compiler has seen every case
  const measure = (one: Case, times: number): Timed => ({
    one,
    ms: median(Array.from({ length: times }, () => time(one))),
  })
  const all = CASES.map((one) => measure(one, repetitions))
  // The maximum of hundreds of cases is noisy, so the eight slowest are measured again with more repetitions.
  const suspects = all.toSorted((a, b) => b.ms - a.ms).slice(0, SUSPECTS)
  return {
    size: cards.length,
    making: { catalogueMs, wordsMs, typoMs: first - time(TYPO) },
    typical: median(all.map(({ ms }) => ms)),
    worst: suspects.map(({ one }) => measure(one, 31)).reduce(slower),
    terms: TERMS.map((one) => measure(one, 31)),
    counts: COUNTED.map((text) => {
      count(text) // the first count, which builds the indexes of all fields, is not measured
      return { text, ms: median(Array.from({ length: 31 }, () => count(text))) }
    }).reduce((a, b) => (b.ms > a.ms ? b : a)),
  }
}

function keystrokes(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1))
}
