import { joinFlavorText, joinRulesText } from './joinLines.ts'
import type { CardRow, SetRow } from './packRows.ts'
import { setCodeOfFolder } from './packSets.ts'
import type { OracleCard } from './readOracle.ts'

/** Franchises that the source writes unlike the specification's list (§3), or unlike a title is written. */
const FRANCHISES: Readonly<Record<string, string>> = {
  'Alice In Wonderland': 'Alice in Wonderland',
  'Snow White and the Seven Dwarfs': 'Snow White',
  'The Princess And The Frog': 'The Princess and the Frog',
}

/** Which printing a card is. */
export type Printing = { readonly setCode: string; readonly collectorNumber: string }

/**
 * The true set and collector number of a card: the source counts promotional cards to the set of their time, under
 * numbers that other cards have, but their pictures' addresses tell (".../en/promo1/27_<hash>.jpg" is P1, 27).
 */
export function findPrinting(card: OracleCard): Printing {
  const [, folder, collectorNumber] = /\/en\/([^/]+)\/([^/_]+)_[^/]*$/.exec(card.image_url) ?? []
  if (!folder || !collectorNumber) throw new Error(`The picture of "${card.full_name}" tells no set: ${card.image_url}`)
  return { setCode: setCodeOfFolder(folder), collectorNumber }
}

/** A card as a row of `cards_2`, its set given. */
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
    // A promotional card is one wherever it stands, also where the source tells how rare its artwork would be in a booster.
    rarity: card.rarity === 'Special' || !set.main_set ? 'Promo' : card.rarity,
    illustrators: readList(card.artists),
    collector_number: collectorNumber,
    lang: 'en',
    flavor_text: joinFlavorText(card.flavor_text ?? '', isSong) || null,
    tcgplayer_id: null,
    legalities: {},
    set_data: { id: set.id, name: set.name, franchise: FRANCHISES[card.story] ?? card.story },
    prices_data: {},
    // The source knows one picture of each card.
    image_small: card.image_url,
    image_normal: card.image_url,
    image_large: card.image_url,
    set_id: set.id,
  }
}

function readList(json: string | null): string[] {
  // The source writes lists of texts only.
  return json === null ? [] : (JSON.parse(json) as string[])
}
