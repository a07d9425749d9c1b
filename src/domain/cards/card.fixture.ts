import type { Card } from './card.ts'
import { makeCardSlug } from './slug.ts'

/**
 * Makes a card for tests and benchmarks: a common Amber character of Fabled without rules text, picture or price,
 * changed by the given parts.
 */
export function makeCard(parts: Partial<Card> = {}): Card {
  const name = parts.name ?? 'Stitch - New Dog'
  const [characterName = name, version = null] = name.split(' - ')
  const collectorNumber = parts.collectorNumber ?? '1'
  const set = parts.set ?? 'Fabled'
  return {
    id: `${set}-${collectorNumber}-${name}`,
    slug: makeCardSlug(name, collectorNumber),
    name,
    characterName,
    version,
    cost: 1,
    inkable: true,
    inks: ['Amber'],
    otherInks: [],
    types: ['Character'],
    classifications: [],
    rarity: 'Common',
    set,
    setId: `set of ${set}`,
    collectorNumber,
    strength: null,
    willpower: null,
    lore: null,
    moveCost: null,
    text: '',
    keywords: [],
    flavorText: null,
    artists: [],
    franchise: null,
    images: null,
    landscape: false,
    tcgplayerId: null,
    prices: { usd: null, usdFoil: null },
    ...parts,
  }
}
