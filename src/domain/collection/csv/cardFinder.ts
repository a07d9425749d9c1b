import type { Card } from '../../cards/card.ts'
import { foldText } from '../../cards/foldText.ts'
import { type CardSet, isPromoSet } from '../../sets/cardSet.ts'
import { normalizeSetName } from '../../sets/setName.ts'
import { nameKey, nameKeys } from './cardName.ts'

/** The card reference of a row, as written; empty texts for missing columns. */
export type CardReference = {
  readonly id: string
  /** "1", "001", "P1". */
  readonly setCode: string
  /** A set's name or code. */
  readonly set: string
  /** "4a", "012", "12/204", "57/P3" with a promo series, or "P013" as Dreamborn numbers promos. */
  readonly number: string
  readonly name: string
  /** TCGplayer's product number. */
  readonly productId: string
}

export type FoundCard =
  | { readonly ok: true; readonly card: Card }
  | {
      readonly ok: false
      /** A sentence to show. */
      readonly reason: string
      /** The candidates by id or number, and those by name only. */
      readonly numbered: readonly Card[]
      readonly named: readonly Card[]
    }

/** Indexes of all cards for `findCard`. */
export type CardFinder = {
  readonly byId: ReadonlyMap<string, Card>
  readonly byPlace: ReadonlyMap<string, Card>
  readonly byName: ReadonlyMap<string, readonly Card[]>
  readonly byProduct: ReadonlyMap<string, Card>
  /** By the words of their name, and by code. */
  readonly sets: ReadonlyMap<string, CardSet>
  readonly promoSets: readonly CardSet[]
}

/** Promo series as printed on cards ("10/C1"), by the set code if it differs. */
const SERIES: ReadonlyMap<string, string> = new Map([['c1', 'cp']])

/** Makes the indexes for `findCard`. */
export function makeCardFinder(cards: readonly Card[], sets: readonly CardSet[]): CardFinder {
  return {
    byId: new Map(cards.map((card) => [card.id, card])),
    byPlace: new Map(cards.map((card) => [placeKey(card.setId, codeKey(card.collectorNumber)), card])),
    byName: Map.groupBy(cards, ({ name }) => nameKey(name)),
    byProduct: new Map(
      cards.flatMap((card) => (card.tcgplayerId === null ? [] : [[String(card.tcgplayerId), card] as const])),
    ),
    sets: new Map(
      sets.flatMap((set) => [[wordsKey(normalizeSetName(set.name)), set] as const, [codeKey(set.code), set] as const]),
    ),
    promoSets: sets.filter(isPromoSet),
  }
}

/**
 * Finds the card of a row: by id, by set and number, by TCGplayer's product number, or by a name that only one card
 * has. All other cells must agree: if the number belongs to one card and the name to another or to none, the result is
 * an error with the candidates.
 */
export function findCard(finder: CardFinder, reference: CardReference): FoundCard {
  const keys = nameKeys(reference.name)
  const isCalledSo = (card: Card) => isNameOf(card, reference.name, keys)
  const named = keys.map((key) => finder.byName.get(key)).find((cards) => cards !== undefined) ?? []
  const known = finder.byId.get(reference.id)
  if (known) return isCalledSo(known) ? found(known) : contradiction(known, reference.name, named)
  const product = finder.byProduct.get(reference.productId)
  const byProduct = product && isCalledSo(product) ? found(product) : null
  const [number, series] = splitNumber(reference.number)
  const place = findSets(finder, reference, series)
  if ('reason' in place) return byProduct ?? notFound(place.reason, [], named)
  if (number === '' || place.sets === null)
    return byProduct ?? findByName(finder, reference.name, named, number, place.sets)

  const there = place.sets.flatMap((set) => cardAt(finder, set, number) ?? [])
  const fitting = there.filter(isCalledSo)
  const [only, ...others] = fitting
  if (only && others.length === 0) return found(only)
  if (byProduct) return byProduct
  if (only) return ambiguous(`the number ${reference.number}`, fitting, [])
  const [first] = there
  if (first && there.length === 1) return contradiction(first, reference.name, named)
  const reason = `${place.setName} has no ${first ? `"${reference.name}" with` : 'card with'} the number ${reference.number}.`
  return notFound(reason, there, named)
}

/** Whether a name is the name of the card or of its character. An empty name fits every card. */
function isNameOf(card: Card, name: string, keys: readonly string[]): boolean {
  if (keys.length === 0 || name === card.name) return true
  return keys.includes(nameKey(card.name)) || keys.includes(nameKey(card.characterName))
}

/** The card of a set with this number. Dreamborn writes a P before promo numbers. */
const cardAt = ({ byPlace, promoSets }: CardFinder, set: CardSet, number: string): Card | undefined =>
  byPlace.get(placeKey(set.id, number)) ??
  (promoSets.includes(set) ? byPlace.get(placeKey(set.id, promoNumber(number))) : undefined)

const promoNumber = (number: string) => number.replace(/^p0*(?=\d)/, '')

function findByName(
  finder: CardFinder,
  name: string,
  named: readonly Card[],
  number: string,
  sets: readonly CardSet[] | null,
): FoundCard {
  if (nameKey(name) === '') return notFound('The card is missing: it needs a name, or set and number.')
  const isPromo = (card: Card) => finder.promoSets.some(({ id }) => id === card.setId)
  const fitting = named.filter((card) => {
    const own = codeKey(card.collectorNumber)
    return (
      (sets === null || sets.some(({ id }) => id === card.setId)) &&
      (number === '' || number === own || (isPromo(card) && promoNumber(number) === own))
    )
  })
  const [only, ...others] = fitting
  if (only && others.length === 0) return found(only)
  if (only) return ambiguous(`the name "${name}"`, [], fitting)
  if (named.length === 0) return notFound(`No card is called "${name}".`)
  return notFound(`No "${name}" ${sets === null ? 'has this number' : 'has been printed in this set'}.`, [], named)
}

/** The possible sets of a row, or null without any reference to a set; `setName` is for messages. */
function findSets(
  { sets, promoSets }: CardFinder,
  { setCode, set }: CardReference,
  series: string,
): { readonly sets: readonly CardSet[] | null; readonly setName: string } | { readonly reason: string } {
  if (series !== '') {
    const promo = sets.get(seriesKey(series))
    return promo
      ? { sets: [promo], setName: promo.name }
      : { reason: `No promo series is called "${series.toUpperCase()}".` }
  }
  if (setCode === '' && set === '') return { sets: null, setName: '' }
  const byCode = sets.get(seriesKey(codeKey(setCode)))
  const byName = sets.get(wordsKey(normalizeSetName(set))) ?? sets.get(seriesKey(codeKey(set)))
  const meant = [byCode, byName].filter((some) => some !== undefined)
  // Marketplaces have one group for the promos of all series.
  const isAnyPromo = byName === undefined && /\bpromos?\b/i.test(set)
  const all = new Set(isAnyPromo ? [...meant, ...promoSets] : meant)
  if (all.size === 0) return { reason: `No set is called "${set || setCode}".` }
  return { sets: [...all], setName: isAnyPromo ? set : (meant[0]?.name ?? set) }
}

/** Splits "57/P3" into the number 57 and the series p3. In "12/204", the 204 is only the number of cards. */
function splitNumber(text: string): readonly [number: string, series: string] {
  const [number = '', of = ''] = text.split(/[/•]/)
  return [codeKey(number), /\p{L}/u.test(of) ? codeKey(of) : '']
}

const seriesKey = (code: string) => SERIES.get(code) ?? code

/** Normalizes a code: "001" equals "1", "P1" equals "p1", "#4a" equals "4a". */
const codeKey = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')

/** Reduces a name to its words, because sites differ in punctuation. */
const wordsKey = (text: string) =>
  foldText(text)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const placeKey = (setId: string, number: string) => `${setId}/${number}`

const found = (card: Card): FoundCard => ({ ok: true, card })

const notFound = (reason: string, numbered: readonly Card[] = [], named: readonly Card[] = []): FoundCard => ({
  ok: false,
  reason,
  numbered,
  named: named.filter((card) => !numbered.includes(card)),
})

const ambiguous = (what: string, numbered: readonly Card[], named: readonly Card[]) => {
  const cards = [...numbered, ...named]
  return notFound(`${cards.length} cards have ${what}: ${cards.map(placeName).join(', ')}.`, numbered, named)
}

const placeName = ({ set, collectorNumber }: Card) => `${set} · ${collectorNumber}`

const contradiction = (card: Card, name: string, named: readonly Card[]) =>
  notFound(`${placeName(card)} is "${card.name}", but the name says "${name}".`, [card], named)
