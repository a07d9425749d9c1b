import { countChoices, joinSearch, splitText } from '#domain/search/choices.ts'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { printSearch } from '#domain/search/printSearch.ts'
import { CARD_TYPES, RARITIES } from '#domain/cards/vocabulary.ts'
import type { CardsSearch } from './cardsSearch.ts'
import { readWords } from './searchParams.ts'

/** The parameters of an address that select cards. */
export type CardSelection = Omit<CardsSearch, 'sort' | 'columns' | 'view' | 'printings' | 'page'>

/** Makes the search text for an address: the filters of the address as terms, and its words. */
export function toText(address: CardSelection): string {
  const choices = {
    inks: address.color ?? [],
    types: address.type ?? [],
    rarities: address.rarity ?? [],
    inkable: address.inkable ?? null,
    sets: address.set ?? [],
    classifications: address.classifications ?? [],
    franchises: address.franchise ?? [],
    keywords: address.keyword ?? [],
    costs: address.cost ?? [],
  }
  const search = address.search ?? ''
  // Without filters the address has the search text unchanged.
  return countChoices(choices) > 0 ? joinSearch({ choices, rest: parseSearch(search).tree }) : search
}

/**
 * Makes the address for a search text. Terms become parameters if there are parameters for them, and the rest becomes `search`.
 * Parameters without a value are undefined, so that a merge removes previous values.
 */
export function toAddress(text: string): CardSelection {
  const { choices, rest } = splitText(text, null)
  const list = <Value>(values: readonly Value[]) => (values.length > 0 ? [...values] : undefined)
  const address = {
    color: list(choices.inks),
    type: readWords(choices.types, CARD_TYPES),
    rarity: readWords(choices.rarities, RARITIES),
    inkable: choices.inkable ?? undefined,
    set: list(choices.sets),
    classifications: list(choices.classifications),
    franchise: list(choices.franchises),
    keyword: list(choices.keywords),
    cost: list(choices.costs),
  }
  const search = countChoices(choices) > 0 ? printSearch(rest) : text
  return { ...address, search: search.trim() ? search : undefined }
}
