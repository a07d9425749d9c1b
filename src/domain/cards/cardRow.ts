import type { Card } from './card.ts'
import { parsePrice } from './prices.ts'
import { makeCardSlug } from './slug.ts'
import { CARD_TYPES, INKS, RARITIES } from './vocabulary.ts'
import { normalizeSetName } from '../sets/setName.ts'

/** The columns that the product reads from `cards_2` (requirements §3, §7). */
export const CARD_COLUMNS =
  'id,name,version,layout,cost,inkwell,ink,inks,type,classifications,rules_text,keywords,move_cost,strength,willpower,lore,rarity,illustrators,collector_number,flavor_text,tcgplayer_id,set_data,prices_data,image_small,image_normal,image_large,set_id'

/** A row of `cards_2` with the columns of `CARD_COLUMNS`. The offline pack has rows of the same shape. */
export type CardRow = {
  id: string
  name: string
  version: string | null
  layout: string | null
  cost: number | null
  inkwell: boolean | null
  ink: string | null
  inks: string[] | null
  /** A list, or a single text in older rows. */
  type: string[] | string | null
  classifications: string[] | null
  rules_text: string | null
  keywords: string[] | null
  move_cost: number | null
  strength: number | null
  willpower: number | null
  lore: number | null
  rarity: string | null
  illustrators: string[] | null
  collector_number: string | null
  flavor_text: string | null
  tcgplayer_id: number | null
  set_data: { id?: string; name?: string; franchise?: string | null } | null
  prices_data: { usd?: unknown; usd_foil?: unknown } | null
  image_small: string | null
  image_normal: string | null
  image_large: string | null
  set_id: string | null
}

const known = <T extends string>(words: readonly T[], values: readonly (string | null)[]): T[] =>
  words.filter((word) => values.includes(word))

const unlisted = (words: readonly string[], values: readonly (string | null)[]): string[] =>
  values.filter((value) => value !== null && value !== '' && !words.includes(value)) as string[] // not null

/** Sources spell "Super Rare" as "Super_rare" and "Promo" as "Special". Other words stay as they are. */
function toRarity(text: string | null): string {
  const spelled = (text ?? '').replaceAll('_', ' ').trim()
  const wanted = spelled.toLowerCase()
  if (wanted === 'special') return 'Promo'
  return RARITIES.find((rarity) => rarity.toLowerCase() === wanted) ?? (spelled || 'Common')
}

/** Makes a card from a row. Missing and differently spelled fields are handled here only. Prices are in USD. */
export function toCard(row: CardRow): Card {
  const name = row.version ? `${row.name} - ${row.version}` : row.name
  const collectorNumber = row.collector_number ?? ''
  const setName = normalizeSetName(row.set_data?.name ?? '')
  const { image_small: small, image_normal: normal, image_large: large } = row
  const anyImage = normal || large || small
  const inks = row.inks ?? [row.ink]
  const types = [row.type].flat()
  return {
    id: row.id,
    slug: makeCardSlug(name, collectorNumber),
    name,
    characterName: row.name,
    version: row.version || null,
    cost: row.cost ?? 0,
    inkable: row.inkwell ?? false,
    inks: known(INKS, inks),
    otherInks: unlisted(INKS, inks),
    types: [...known(CARD_TYPES, types), ...unlisted(CARD_TYPES, types)],
    classifications: row.classifications ?? [],
    rarity: toRarity(row.rarity),
    set: setName,
    setId: row.set_id ?? row.set_data?.id ?? '',
    collectorNumber,
    strength: row.strength,
    willpower: row.willpower,
    lore: row.lore,
    moveCost: row.move_cost,
    text: row.rules_text ?? '',
    keywords: row.keywords ?? [],
    flavorText: row.flavor_text || null,
    artists: row.illustrators ?? [],
    franchise: row.set_data?.franchise || null,
    images: anyImage ? { small: small || anyImage, normal: normal || anyImage, large: large || anyImage } : null,
    landscape: row.layout === 'landscape',
    tcgplayerId: row.tcgplayer_id,
    prices: { usd: parsePrice(row.prices_data?.usd), usdFoil: parsePrice(row.prices_data?.usd_foil) },
  }
}
