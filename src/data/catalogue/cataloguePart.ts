import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Catalogue } from '#domain/cards/catalogue.ts'

/**
 * The part of the catalogue that a page shows. The host selects it and sends it with the page, so that the page shows it
 * before the browser has loaded the catalogue (decision 043).
 */
export type CataloguePart<Content> = {
  /** Identifies the part: the page, and the parameters of its address that select cards. */
  readonly key: readonly string[]
  readonly select: (catalogue: Catalogue) => Content
}

/** The query of a part. Only the host answers it; a part does not become stale, because the whole catalogue replaces it. */
export const cataloguePartQuery = <Content>({ key }: CataloguePart<Content>) =>
  queryOptions<Content>({
    queryKey: ['catalogue part', ...key],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A part that came with the page; undefined if it did not. */
export const useCataloguePart = <Content>(part: CataloguePart<Content>): Content | undefined =>
  useQuery(cataloguePartQuery(part)).data
