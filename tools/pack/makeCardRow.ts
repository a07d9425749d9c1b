import { joinFlavorText, joinRulesText } from './joinLines.ts'
import type { CardRow, SetRow } from './packRows.ts'
import { setCodeOfFolder } from './packSets.ts'
import type { OracleCard } from './readOracle.ts'

/**
 * Franchises that the source spells differently from the specification's list (§3) or from the title's usual spelling.
 */
const FRANCHISES: Readonly<Record<string, string>> = {
  'Alice In Wonderland': 'Alice in Wonderland',
  'Snow White and the Seven Dwarfs': 'Snow White',
  'The Princess And The Frog': 'The Princess and the Frog',
}

/** The set and number of a printing. */
export type Printing = { readonly setCode: string; readonly collectorNumber: string }

/**
 * Finds the real set and collector number of a card. The source lists promo cards under the set of their time, with
 * numbers that other cards have too, but the address of the picture contains the real ones
 * (".../en/promo1/27_<hash>.jpg" is P1, 27).
 */
export function findPrinting(card: OracleCard): Printing {
  const [, folder, collectorNumber] = /\/en\/([^/]+)\/([^/_]+)_[^/]*$/.exec(card.image_url) ?? []
  if (!folder || !collectorNumber)
    throw new Error(`The picture address of "${card.full_name}" contains no set: ${card.image_url}`)
  return { setCode: setCodeOfFolder(folder), collectorNumber }
}

/** A card as a row of `cards_2`. */
export function makeCardRow(card: OracleCard, { setCode, collectorNumber }: Printing, set: SetRow): CardRow {
  const inks = card.color.split('-')
  const subtypes = readList(card.subtypes)
  const isSong = card.type === 'Action' && subtypes.includes('Song')
  const keywords = readList(card.keyword_abilities)
  return {
    id: `pack-${setCode}-${collectorNumber}`,
    name: card.name,
    version: card.version,
    layout: card.type === 'Location' ? 'landscape' : 'normal',
    released_at: set.released_at,
    cost: card.cost,
    inkwell: card.inkwell === 1,
    ink: inks.length === 1 ? (inks[0] ?? null) : null,
    inks,
    type: isSong ? ['Action', 'Song'] : [card.type],
    classifications: card.type === 'Character' ? subtypes : null,
    rules_text: joinRulesText(card.full_text, keywords) || null,
    keywords,
    move_cost: card.move_cost,
    strength: card.strength,
    willpower: card.willpower,
    lore: card.lore,
    // A card of a promo set is a promo, even if the source gives it the rarity of its artwork in a booster.
    rarity: card.rarity === 'Special' || !set.main_set ? 'Promo' : card.rarity,
    illustrators: readList(card.artists),
    collector_number: collectorNumber,
    lang: 'en',
    flavor_text: joinFlavorText(card.flavor_text ?? '', isSong) || null,
    tcgplayer_id: null,
    legalities: {},
    set_data: { id: set.id, name: set.name, franchise: FRANCHISES[card.story] ?? card.story },
    prices_data: {},
    // The source has one picture of each card.
    image_small: card.image_url,
    image_normal: card.image_url,
    image_large: card.image_url,
    set_id: set.id,
  }
}

function readList(json: string | null): string[] {
  // The source contains only lists of strings.
  return json === null ? [] : (JSON.parse(json) as string[])
}
