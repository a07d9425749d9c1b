import { readFileSync } from 'node:fs'
import type { Ink, Rarity } from '#domain/cards/vocabulary.ts'

/**
 * The look of the site, as its style sheets say it: colours of the night theme, signs and rarities. Read and not copied, so
 * that a preview picture cannot look like another product. Read when the first picture is drawn.
 */
const sheet = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')

const tokens = sheet('ui/tokens.css')
const symbols = sheet('features/cards/symbols.css')
const rarities = sheet('features/cards/RarityIcon.module.css')

/** A colour token by its name without the dashes, "night-2". @throws when the style sheet has none of that name */
export function color(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim()
  const colors = value?.match(/#[\da-f]{3,8}/g)
  const found = value?.startsWith('light-dark') ? colors?.[1] : colors?.[0]
  if (found === undefined) throw new Error(`tokens.css names no colour ${name}`)
  return found
}

/** An ink's colour and its depth. */
export const inkColors = (ink: Ink) => ({ bright: color(ink.toLowerCase()), deep: color(`${ink.toLowerCase()}-d`) })

/** The colours of one or two inks; a card without any is painted in steel, as on the site. */
export function paintOf([first = 'Steel', second = first]: readonly Ink[]) {
  return { a: inkColors(first), b: inkColors(second) }
}

/** The game's signs, as symbols.css calls them. */
export type SymbolName = 'strength' | 'willpower' | 'lore' | 'move' | 'exert' | 'ink' | 'inkwell'

/** The paths of one of the game's signs, in a box of 20. */
export function symbolPaths(name: SymbolName): string {
  const uri = new RegExp(`--symbol-${name}: url\\("data:image/svg\\+xml,([^"]+)"\\)`).exec(symbols)?.[1]
  const paths = decodeURIComponent(uri ?? '').match(/<path[^>]*>/g)
  if (!paths) throw new Error(`symbols.css draws no ${name}`)
  return paths.join('')
}

/** The corners of a rarity's sign in a box of 100, "50,8 96,88 4,88"; null for a circle. */
export function rarityCorners(rarity: Rarity): string | null {
  const name = rarity.toLowerCase().replace(' ', '-')
  const polygon = new RegExp(`\\.${name} \\{[^}]*polygon\\(([^)]+)\\)`).exec(rarities)?.[1]
  return polygon?.replaceAll('%', '').replaceAll(', ', ';').replaceAll(' ', ',').replaceAll(';', ' ') ?? null
}

/** The colours of a rarity's sign, from the upper left; one where it is plain. */
export function rarityColors(rarity: Rarity): readonly string[] {
  const value = new RegExp(`--rarity-${rarity.toLowerCase().replace(' ', '-')}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const found = value.match(/#[\da-f]{3,8}/g) ?? []
  return value.startsWith('light-dark') ? found.slice(1) : found
}

/** A colour between two, `share` of 1 of the second. Both as #rrggbb or #rgb. */
export function mix(first: string, second: string, share: number): string {
  const channels = (value: string) => {
    const hex = value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  }
  const other = channels(second)
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
