import { readFileSync } from 'node:fs'
import type { Ink, Rarity } from '#domain/cards/vocabulary.ts'

/**
 * Reads colours, symbols and rarities from the site's style sheets, in the dark theme, so that preview pictures always
 * match the site. The sheets are read when this module loads, in the drawing process.
 */
const sheet = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')

const tokens = sheet('ui/tokens.css')
const symbols = sheet('cardUi/symbols.css')
const rarities = sheet('cardUi/RarityIcon.module.css')

/** A colour token by its name without dashes, such as "night-2". @throws if the style sheet does not define it */
export function color(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim()
  const colors = value?.match(/#[\da-f]{3,8}/g)
  const found = value?.startsWith('light-dark') ? colors?.[1] : colors?.[0]
  if (found === undefined) throw new Error(`tokens.css names no colour ${name}`)
  return found
}

/** An ink's main colour and its darker shade. */
export const inkColors = (ink: Ink) => ({ bright: color(ink.toLowerCase()), deep: color(`${ink.toLowerCase()}-d`) })

/** The colours of one or two inks. A card without ink uses steel, as on the site. */
export function colorsOfInks([first = 'Steel', second = first]: readonly Ink[]) {
  return { a: inkColors(first), b: inkColors(second) }
}

/** The names of the game's symbols in symbols.css. */
export type SymbolName = 'strength' | 'willpower' | 'lore' | 'move' | 'exert' | 'ink' | 'inkwell'

/** The SVG paths of a game symbol, in a view box of 20. */
export function symbolPaths(name: SymbolName): string {
  const uri = new RegExp(`--symbol-${name}: url\\("data:image/svg\\+xml,([^"]+)"\\)`).exec(symbols)?.[1]
  const paths = decodeURIComponent(uri ?? '').match(/<path[^>]*>/g)
  if (!paths) throw new Error(`symbols.css draws no ${name}`)
  return paths.join('')
}

/** The corners of a rarity's symbol in a view box of 100, such as "50,8 96,88 4,88"; null for a circle. */
export function rarityCorners(rarity: Rarity): string | null {
  const name = rarity.toLowerCase().replace(' ', '-')
  const polygon = new RegExp(`\\.${name} \\{[^}]*polygon\\(([^)]+)\\)`).exec(rarities)?.[1]
  return polygon?.replaceAll('%', '').replaceAll(', ', ';').replaceAll(' ', ',').replaceAll(';', ' ') ?? null
}

/** The gradient colours of a rarity's symbol, from the upper left; a single one for a plain rarity. */
export function rarityColors(rarity: Rarity): readonly string[] {
  const value = new RegExp(`--rarity-${rarity.toLowerCase().replace(' ', '-')}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const found = value.match(/#[\da-f]{3,8}/g) ?? []
  return value.startsWith('light-dark') ? found.slice(1) : found
}

/** Mixes two colours, given as #rrggbb or #rgb. @param share the share of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channels = (value: string) => {
    const hex = value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  }
  const other = channels(second)
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
