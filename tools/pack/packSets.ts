import { compareText } from '#domain/cards/foldText.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { normalizeSetName } from '#domain/sets/setName.ts'
import type { SetRow } from './packRows.ts'
import type { OracleSet } from './readOracle.ts'

/** The promo sets, which the package does not list. `folder` is the folder in the addresses of their pictures. */
const PROMO_SETS = [
  { folder: 'promo1', code: 'P1', name: 'Promo Set 1', released: '2023-08-18' },
  { folder: 'promo2', code: 'P2', name: 'Promo Set 2', released: '2024-08-09' },
  { folder: 'promo3', code: 'P3', name: 'Promo Set 3', released: '2025-08-18' },
  { folder: 'challenge1', code: 'cp', name: 'Challenge Promo', released: '2024-05-17' },
  { folder: 'challenge2', code: 'C2', name: 'Lorcana Challenge Year 3', released: '2026-01-16' },
  { folder: 'd23', code: 'D23', name: 'D23 Collection', released: '2024-08-09' },
] as const

/** The code of the set with a picture folder. @throws if no set has that folder */
export function setCodeOfFolder(folder: string): string {
  const code = PROMO_SETS.find((set) => set.folder === folder)?.code ?? /^set(\d+)$/.exec(folder)?.[1]
  if (code === undefined) throw new Error(`No set is known for pictures in the folder "${folder}".`)
  return code
}

/**
 * The rows of the sets with these codes, by release date. `released_at` is the first day of sale, at local game stores:
 * the card service defines it in the same way, so the first sync does not change the dates.
 */
export function makeSetRows(sets: readonly OracleSet[], codes: ReadonlySet<string>): SetRow[] {
  const main = sets.map(({ code, name, prerelease_date }) => makeSetRow(code, name, prerelease_date, true))
  const promo = PROMO_SETS.map(({ code, name, released }) => makeSetRow(code, name, released, false))
  return [...main, ...promo]
    .filter((set) => set !== null)
    .filter((set) => codes.has(set.code))
    .toSorted((a, b) => compareText(a.released_at, b.released_at))
}

function makeSetRow(code: string, name: string, released: string | null, mainSet: boolean): SetRow | null {
  if (released === null) return null
  const setName = normalizeSetName(name)
  return {
    id: `pack-set-${code}`,
    name: setName,
    code,
    released_at: released,
    prereleased_at: released,
    main_set: mainSet,
    core_legal: !isInfinityOnly(setName),
    key_art: null,
    image: null,
  }
}
