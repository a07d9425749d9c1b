import { type Catalogue, makeCatalogue } from '#domain/cards/catalogue.ts'
import { CARD_SORTS, type CardSort } from '#domain/cards/sort.ts'
import { readSearch } from '#domain/search/checkSearch.ts'
import { findCards } from '#domain/search/findCards.ts'
// What is measured is the browser's own work, on the cards as the browser has them: made of rows by this one function.
// oxlint-disable-next-line no-restricted-imports
import { toCard } from '#data/cardRow.ts'
import type { Pack } from '../../tools/pack/packRows.ts'
import { enlargePack } from '../enlargePack.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'

/** What people type, letter by letter: a name, rules text, two letters with an accent in the card's name, a typing error. */
const TYPED = ['elsa', 'draw a card', 'ka', 'mickye', 'zzqx']

const FILTERS: Readonly<Record<string, string>> = {
  'without filters': '',
  'with two inks': 'ink:amethyst,ruby ',
  'with inks, rarities and inkable': 'ink:amethyst,ruby rarity:common,rare inkable:yes ',
}

/** Terms of every kind, and many of them together. */
const TERMS: readonly Case[] = [
  'ink:ruby cost<=3 lore>=2 inkable:yes',
  'text:draw',
  'name:elsa or name:anna',
  'usd<1 owned:no',
  'legal:core -ink:steel rarity>=rare',
  'ink:ruby cost<=3 lore>=2 type:action text:"draw" rarity:legendary set:fabled class:hero -ink:steel (a or b) usd<1',
].map((text) => ({ text, sort: 'name', name: text }))

type Case = { readonly text: string; readonly sort: CardSort; readonly name: string }

/** Every letter of what is typed with every set of filters and every sort, and each sort without a search. */
const CASES: readonly Case[] = ['', ...TYPED.flatMap(keystrokes)].flatMap((search) =>
  Object.entries(FILTERS).flatMap(([filters, filter]) =>
    CARD_SORTS.map((sort) => ({
      text: `${filter}${search}`,
      sort,
      name: `"${search}" ${filters}, ${sort}`,
    })),
  ),
)

const TYPO: Case = { text: 'mickye', sort: 'relevance', name: 'a typing error' }

const SUSPECTS = 8

const SIZES = [3_000, 25_000, 50_000, 100_000]

/** How long filtering and sorting take in the domain alone, without a browser, at 3,000 to 100,000 cards. */
export function measureFilter(pack: Pack, repetitions: number): Measurement[] {
  const area = 'Domain: filter and sort'
  const measured = SIZES.map((size) => measureAt(enlargePack(pack, size), repetitions))
  const perCard = measured.map(({ typical }, at) => typical / (SIZES[at] ?? 1))
  const rows = measured.flatMap(({ size, makingMs, typical, worst, worstCase, firstTypo, terms }): Measurement[] => [
    {
      area,
      what: `${size} cards, worst keystroke`,
      value: worst,
      unit: 'ms',
      ...((size === 3_000 || size === 100_000) && { bar: 10 }),
      note: `${worstCase}; median of all ${CASES.length} cases ${typical.toFixed(2)} ms`,
    },
    {
      area,
      what: `${size} cards, worst search with terms`,
      value: terms.ms,
      unit: 'ms',
      ...((size === 3_000 || size === 100_000) && { bar: 10 }),
      note: terms.one.name,
    },
    {
      area,
      what: `${size} cards, making the index`,
      value: makingMs,
      unit: 'ms',
      note: `first typing error ${firstTypo.toFixed(0)} ms more`,
    },
  ])
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

function measureAt({ cards: rows }: Pack, repetitions: number) {
  // The pack is a row of the table as its reader reads it; both are written by us.
  const cards = rows.map((row) => toCard(row as unknown as Parameters<typeof toCard>[0]))
  const began = performance.now()
  const { catalogue } = makeCatalogue(cards)
  const makingMs = performance.now() - began
  const first = time(catalogue, TYPO)
  for (const one of CASES) time(catalogue, one) // the compiler has seen everything before anything counts
  const measure = (one: Case, times: number) => ({
    one,
    ms: median(Array.from({ length: times }, () => time(catalogue, one))),
  })
  const all = CASES.map((one) => measure(one, repetitions))
  // The slowest of hundreds are partly bad luck: the suspects are measured again, longer, and the slowest of them counts.
  const suspects = all.toSorted((a, b) => b.ms - a.ms).slice(0, SUSPECTS)
  const worst = suspects.map(({ one }) => measure(one, 31)).reduce((a, b) => (b.ms > a.ms ? b : a))
  for (const one of TERMS) time(catalogue, one)
  const terms = TERMS.map((one) => measure(one, 31)).reduce((a, b) => (b.ms > a.ms ? b : a))
  const again = time(catalogue, TYPO)
  return {
    size: cards.length,
    makingMs,
    firstTypo: first - again,
    typical: median(all.map(({ ms }) => ms)),
    worst: worst.ms,
    worstCase: worst.one.name,
    terms,
  }
}

function time(catalogue: Catalogue, { text, sort }: Case): number {
  const began = performance.now()
  const { condition } = readSearch(text, { facets: catalogue.facets, collection: new Map() })
  findCards(catalogue, condition, sort)
  return performance.now() - began
}

function keystrokes(text: string): string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1))
}
