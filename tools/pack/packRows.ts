/** A row of the table `sets_2` without its timestamps (requirements §3). */
export type SetRow = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly released_at: string
  readonly prereleased_at: string
  readonly main_set: boolean
  readonly core_legal: boolean
  readonly key_art: null
  readonly image: null
}

/** A row of the table `cards_2` without its timestamps (requirements §3). */
export type CardRow = {
  readonly id: string
  readonly name: string
  readonly version: string | null
  readonly layout: 'normal' | 'landscape'
  readonly released_at: string
  readonly cost: number
  readonly inkwell: boolean
  readonly ink: string | null
  readonly inks: readonly string[]
  readonly type: readonly string[]
  readonly classifications: readonly string[] | null
  readonly rules_text: string | null
  readonly keywords: readonly string[]
  readonly move_cost: number | null
  readonly strength: number | null
  readonly willpower: number | null
  readonly lore: number | null
  readonly rarity: string
  readonly illustrators: readonly string[]
  readonly collector_number: string
  readonly lang: 'en'
  readonly flavor_text: string | null
  readonly tcgplayer_id: null
  readonly legalities: Readonly<Record<string, string>>
  readonly set_data: { readonly id: string; readonly name: string; readonly franchise: string }
  readonly prices_data: Readonly<Record<string, string>>
  readonly image_small: string
  readonly image_normal: string
  readonly image_large: string
  readonly set_id: string
}

/** The offline pack: the seed of an empty database, and the browser's fallback. */
export type Pack = { readonly sets: readonly SetRow[]; readonly cards: readonly CardRow[] }
