import { countChoices, joinSearch, splitText } from '#domain/search/choices.ts'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { printSearch } from '#domain/search/printSearch.ts'
import type { CardsSearch } from './cardsSearch.ts'

/** The part of an address that says which cards are asked for. */
export type CardsAsked = Omit<CardsSearch, 'sort' | 'columns' | 'page'>

/** The text of the search that an address asks for: what its parameters choose, written as terms, and its words. */
export function toText(address: CardsAsked): string {
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
  // Without choices the text stands in the address as it was typed.
  return countChoices(choices) > 0 ? joinSearch({ choices, rest: parseSearch(search).tree }) : search
}

/**
 * The address that asks for what a text does: what there are parameters for in those, all else as `search`. What it does
 * not ask for is undefined, so that it takes the place of whatever an address said before.
 */
export function toAddress(text: string): CardsAsked {
  const { choices, rest } = splitText(text, null)
  const list = <Value>(values: readonly Value[]) => (values.length > 0 ? [...values] : undefined)
  const address = {
    color: list(choices.inks),
    type: list(choices.types),
    rarity: list(choices.rarities),
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
