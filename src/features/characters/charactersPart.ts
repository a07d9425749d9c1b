import type { CataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Card } from '#domain/cards/card.ts'
import { listCharacters } from '#domain/cards/characters.ts'
import { firstPage } from '#domain/cards/firstCards.ts'
import type { CharactersSearch } from '#url/charactersSearch.ts'
import { findCharacters } from './findCharacters.ts'

/** A page of the characters that a search finds: those after the first `from`. */
export type FirstCharacters = {
  readonly characters: readonly { readonly name: string; readonly variants: number; readonly best: Card }[]
  readonly from: number
  /** The numbers of found characters and of all characters. */
  readonly found: number
  readonly all: number
}

/** The first characters of /characters. */
export const charactersPart = ({ search = '', page }: CharactersSearch): CataloguePart<FirstCharacters> => ({
  key: ['characters', search.trim(), String(page ?? 1)],
  select({ cards }) {
    const all = listCharacters(cards)
    const found = findCharacters(all, search)
    const { from, shown } = firstPage(found, page)
    return {
      from,
      characters: shown.map((character) => ({
        name: character.name,
        variants: character.cards.length,
        best: character.best,
      })),
      found: found.length,
      all: all.length,
    }
  },
})
