import { charactersQuery } from '#data/catalogue/characters.ts'
import type { ContentReader } from '#data/contentReader.ts'
import type { CharactersSearch } from '#url/charactersSearch.ts'
import { charactersPart } from './charactersPart.ts'

/** Loads the content of /characters. */
export async function loadCharacters({ part, startQuery }: ContentReader, search: CharactersSearch): Promise<void> {
  startQuery(charactersQuery)
  part(charactersPart(search))
}
