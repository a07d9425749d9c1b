import { setsQuery } from '#data/catalogue/sets.ts'
import type { ContentReader } from '#data/contentReader.ts'
import { setsPart } from './setsPart.ts'

/** Loads the content of /sets. */
export async function loadSets({ queryClient, part }: ContentReader): Promise<void> {
  part(setsPart(await queryClient.query(setsQuery)))
}
