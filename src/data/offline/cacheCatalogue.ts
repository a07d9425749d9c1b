import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from '../catalogue/catalogue.ts'
import { charactersQuery } from '../catalogue/characters.ts'
import { setsQuery } from '../catalogue/sets.ts'

/** Reads and so persists cards, sets and characters that were not read yet. */
export const cacheCatalogue = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.query(catalogueQuery), queryClient.query(setsQuery), queryClient.query(charactersQuery)])
