import { type CardFilter, keepKnownValues } from '#domain/cards/filter.ts'
import type { Facets } from '#domain/cards/facets.ts'
import type { CardSort } from '#domain/cards/sort.ts'
import type { CardsSearch, CardSortChoice } from '#url/cardsSearch.ts'

/** Cards in a row on a large screen, unless three are chosen (specification §9). */
export const DEFAULT_COLUMNS = 4

/** What an address of /cards asks for, as a filter; `text` is the search as it is being typed. */
export function toCardFilter(search: CardsSearch, text: string): CardFilter {
  return {
    search: text,
    rarities: search.rarity ?? [],
    inks: search.color ?? [],
    types: search.type ?? [],
    sets: search.set ?? [],
    franchises: search.franchise ?? [],
    classifications: search.classifications ?? [],
    inkable: search.inkable ?? null,
  }
}

/** The names of sets in an address that no card belongs to: they are ignored, and said. */
export function unknownSets(filter: CardFilter, facets: Facets): string[] {
  return filter.sets.filter((name) => keepKnownValues({ ...filter, sets: [name] }, facets).sets.length === 0)
}

/** The order to show: the chosen one, else the best match first while searching, else the name. */
export function toCardSort(choice: CardSortChoice | undefined, text: string): CardSort {
  if (choice) return choice === 'color' ? 'ink' : choice
  return text.trim() ? 'relevance' : 'name'
}

/** How many choices are made in the 'More Filters' dialog. */
export const countChoices = ({
  rarities,
  inks,
  types,
  sets,
  franchises,
  classifications,
  inkable,
}: CardFilter): number =>
  [rarities, inks, types, sets, franchises, classifications].flat().length + (inkable === null ? 0 : 1)

/** The list with the value added or taken away; undefined when nothing is left, so that the address stays short. */
export function toggled<T>(values: readonly T[] | undefined, value: T): T[] | undefined {
  const next = values?.includes(value) ? values.filter((other) => other !== value) : [...(values ?? []), value]
  return next.length > 0 ? next : undefined
}
