import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from '#data/catalogue/catalogue.ts'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import type { Landing } from './landing.ts'
import { landingPart } from './landingPart.ts'

/** Selects the cards of the landing page from all cards. @throws Failure if these cannot be loaded. */
export const loadLanding = async (client: QueryClient): Promise<Landing> =>
  landingPart.select(catalogueOf((await client.query(catalogueQuery)).cards))
