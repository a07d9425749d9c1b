import { DatabaseSync } from 'node:sqlite'

/** A card in the npm package lorcana-oracle; lists are JSON texts. */
export type OracleCard = {
  readonly full_name: string
  readonly name: string
  readonly version: string | null
  readonly type: string
  /** "Amber", or "Amber-Steel" on a dual-ink card. */
  readonly color: string
  readonly cost: number
  readonly inkwell: number
  readonly strength: number | null
  readonly willpower: number | null
  readonly lore: number | null
  readonly move_cost: number | null
  readonly rarity: string
  readonly set_code: string
  readonly full_text: string
  readonly subtypes: string | null
  readonly story: string
  readonly keyword_abilities: string | null
  readonly flavor_text: string | null
  readonly artists: string
  readonly image_url: string
}

/** A set in the package, with ISO dates. */
export type OracleSet = { readonly code: string; readonly name: string; readonly prerelease_date: string | null }

const DATABASE = new URL('../../node_modules/lorcana-oracle/dist/data/lorcana.sqlite', import.meta.url)

/**
 * Reads the cards and sets of the installed package, ordered by number, without the Quest sets, whose cards are not
 * legal in tournaments.
 */
export function readOracle(): { cards: OracleCard[]; sets: OracleSet[] } {
  const location = new URL(DATABASE)
  // The file is in WAL mode: unless it is opened as immutable, SQLite writes next to it, and the folder may be
  // read-only.
  location.searchParams.set('immutable', '1')
  const database = new DatabaseSync(location, { readOnly: true })
  try {
    const cards = database.prepare("SELECT * FROM cards WHERE set_code NOT LIKE 'Q%' ORDER BY id").all()
    const sets = database.prepare("SELECT * FROM sets WHERE code NOT LIKE 'Q%'").all()
    // The columns follow the package's schema.sql, pinned with its version.
    return { cards: cards as OracleCard[], sets: sets as OracleSet[] }
  } finally {
    database.close()
  }
}
