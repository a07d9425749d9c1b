import type { CardSet } from '#domain/sets/cardSet.ts'
import { normalizeSetName } from '#domain/sets/setName.ts'
import type { PackSetRow } from './pack.ts'

/** The columns of `sets2_with_stats` that the product reads (requirements §3). */
export const SET_COLUMNS = 'id,name,code,released_at,prereleased_at,main_set,key_art,image,actual_card_count'

/** A row of `sets2_with_stats` as far as `SET_COLUMNS` read it. */
export type SetRow = PackSetRow & { actual_card_count: number }

/** Converts a row to a set. */
export const toCardSet = (row: SetRow): CardSet => ({
  id: row.id,
  name: normalizeSetName(row.name),
  code: row.code,
  releasedAt: row.released_at,
  legalFrom: row.prereleased_at ?? row.released_at,
  mainSet: row.main_set,
  cardCount: row.actual_card_count,
  keyArt: row.key_art,
  image: row.image,
})
