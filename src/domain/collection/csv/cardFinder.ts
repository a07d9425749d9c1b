import type { Card } from '../../cards/card.ts'
import { foldText } from '../../cards/foldText.ts'
import { type CardSet, isPromoSet } from '../../sets/cardSet.ts'
import { normalizeSetName } from '../../sets/setName.ts'

/** What a row says about which card it is, as written there; empty where it says nothing. */
export type CardReference = {
  readonly id: string
  /** "1", "001", "P1". */
  readonly setCode: string
  /** A set's name, or its code. */
  readonly set: string
  /** "4a", "012", "12/204", or with its promo series "57/P3". */
  readonly number: string
  readonly name: string
  /** TCGplayer's number of the product. */
  readonly productId: string
}

export type FoundCard =
  | { readonly ok: true; readonly card: Card }
  /** A sentence to show. */
  | { readonly ok: false; readonly reason: string }

/** All cards by all that a row may say about one, prepared once for any number of rows. */
export type CardFinder = {
  readonly byId: ReadonlyMap<string, Card>
  readonly byPlace: ReadonlyMap<string, Card>
  readonly byName: ReadonlyMap<string, readonly Card[]>
  readonly byCharacter: ReadonlyMap<string, readonly Card[]>
  readonly byProduct: ReadonlyMap<string, Card>
  /** By the words of their names and by their codes. */
  readonly sets: ReadonlyMap<string, CardSet>
  readonly promoSets: readonly CardSet[]
}

/** How the series of promos are printed on the cards ("10/C1") where a set's code differs from it. */
const SERIES: ReadonlyMap<string, string> = new Map([['c1', 'cp']])

/** Prepares the cards for `findCard`. */
export function makeCardFinder(cards: readonly Card[], sets: readonly CardSet[]): CardFinder {
  return {
    byId: new Map(cards.map((card) => [card.id, card])),
    byPlace: new Map(cards.map((card) => [placeKey(card.setId, codeKey(card.collectorNumber)), card])),
    byName: Map.groupBy(cards, ({ name }) => wordsKey(name)),
    byCharacter: Map.groupBy(cards, ({ characterName }) => wordsKey(characterName)),
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
 * The card that a row means (issue "Collection", point 5): by id; by set and number; by TCGplayer's product; by name, where
 * no other card has it. What else the row says must agree: a number of one card with the name of another is not understood,
 * and nothing is guessed. A name that no card has, as in another language, contradicts nothing.
 */
export function findCard(finder: CardFinder, reference: CardReference): FoundCard {
  const { name } = reference
  const isCalledSo = (card: Card) => mayBeCalled(finder, card, name)
  const known = finder.byId.get(reference.id)
  if (known) return isCalledSo(known) ? found(known) : contradiction(known, name)
  const [number, series] = splitNumber(reference.number)
  const place = findSets(finder, reference, series)
  if ('reason' in place) return findProduct(finder, reference, isCalledSo) ?? notFound(place.reason)
  if (number === '' || place.sets === null)
    return findProduct(finder, reference, isCalledSo) ?? findByName(finder, name, number, place.sets)

  const there = place.sets.flatMap((set) => finder.byPlace.get(placeKey(set.id, number)) ?? [])
  const fitting = there.filter(isCalledSo)
  const [only, ...others] = fitting
  if (only && others.length === 0) return found(only)
  const product = findProduct(finder, reference, isCalledSo)
  if (product) return product
  if (only) return ambiguous(fitting, `the number ${reference.number}`)
  const [first] = there
  if (first && there.length === 1) return contradiction(first, name)
  return notFound(`${place.said} has no ${first ? `"${name}" with` : 'card with'} the number ${reference.number}.`)
}

/** Whether a name may be this card's: it is, or at least it is no other card's. Notes in brackets are passed over. */
function mayBeCalled({ byName, byCharacter }: CardFinder, card: Card, name: string): boolean {
  if (name === card.name) return true
  const key = [name, withoutNotes(name)].map(wordsKey).find((words) => byName.has(words) || byCharacter.has(words))
  return key === undefined || key === wordsKey(card.name) || key === wordsKey(card.characterName)
}

function findProduct(
  { byProduct }: CardFinder,
  { productId }: CardReference,
  isCalledSo: (card: Card) => boolean,
): FoundCard | null {
  const card = byProduct.get(productId)
  return card && isCalledSo(card) ? found(card) : null
}

function findByName({ byName }: CardFinder, name: string, number: string, sets: readonly CardSet[] | null): FoundCard {
  if (wordsKey(name) === '') return notFound('It says neither the name of a card nor its set and number.')
  const called = byName.get(wordsKey(name)) ?? byName.get(wordsKey(withoutNotes(name))) ?? []
  const fitting = called.filter(
    (card) =>
      (sets === null || sets.some((set) => set.id === card.setId)) &&
      (number === '' || number === codeKey(card.collectorNumber)),
  )
  const [only, ...others] = fitting
  if (only && others.length === 0) return found(only)
  if (only) return ambiguous(fitting, `the name "${name}"`)
  if (called.length === 0) return notFound(`No card is called "${name}".`)
  return notFound(`No "${name}" has ${sets === null ? 'this number' : 'been printed in this set'}.`)
}

/** Which sets a row may mean, null where it says nothing of a set; and how it says so. */
function findSets(
  { sets, promoSets }: CardFinder,
  { setCode, set }: CardReference,
  series: string,
): { readonly sets: readonly CardSet[] | null; readonly said: string } | { readonly reason: string } {
  if (series !== '') {
    const promo = sets.get(SERIES.get(series) ?? series)
    return promo
      ? { sets: [promo], said: promo.name }
      : { reason: `No promo series is called "${series.toUpperCase()}".` }
  }
  if (setCode === '' && set === '') return { sets: null, said: '' }
  const byCode = sets.get(codeKey(setCode))
  const byName = sets.get(wordsKey(normalizeSetName(set))) ?? sets.get(codeKey(set))
  const meant = [byCode, byName].filter((some) => some !== undefined)
  // Marketplaces have one group for promos of all series.
  const isAnyPromo = byName === undefined && /\bpromos?\b/i.test(set)
  const all = new Set(isAnyPromo ? [...meant, ...promoSets] : meant)
  if (all.size === 0) return { reason: `No set is called "${set || setCode}".` }
  return { sets: [...all], said: isAnyPromo ? set : (meant[0]?.name ?? set) }
}

/** "57/P3" makes 57 of the series p3; the 204 of "12/204" only says how many cards there are. */
function splitNumber(text: string): readonly [number: string, series: string] {
  const [number = '', of = ''] = text.split(/[/•]/)
  return [codeKey(number), /\p{L}/u.test(of) ? codeKey(of) : '']
}

const withoutNotes = (name: string) => name.replace(/\s*[([][^)\]]*[)\]]/g, '')

/** Makes "001" and "1", "P1" and "p1", "#4a" and "4a" the same. */
const codeKey = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')

/** The letters and digits of a name: sites differ in how they write the rest. */
const wordsKey = (text: string) =>
  foldText(text)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const placeKey = (setId: string, number: string) => `${setId}/${number}`

const found = (card: Card): FoundCard => ({ ok: true, card })

const notFound = (reason: string): FoundCard => ({ ok: false, reason })

const ambiguous = (cards: readonly Card[], what: string) =>
  notFound(`${cards.length} cards have ${what}: ${cards.map(placeName).join(', ')}.`)

const placeName = ({ set, collectorNumber }: Card) => `${set} · ${collectorNumber}`

const contradiction = (card: Card, name: string) =>
  notFound(`${placeName(card)} is "${card.name}", but the name says "${name}".`)
