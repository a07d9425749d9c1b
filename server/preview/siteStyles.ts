import { readFileSync } from 'node:fs'
import type { Emblem } from '#domain/cards/face/emblem.ts'
import type { Ink, Rarity } from '#domain/cards/vocabulary.ts'

/**
 * Reads colors, symbols and rarities from the site's style sheets, in the dark theme, so that preview pictures always
 * match the site. The sheets are read when this module loads, in the drawing process.
 */
const sheet = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')

const tokens = sheet('ui/tokens.css')
const rarities = sheet('cardUi/RarityIcon.module.css')

/** A color token by its name without dashes, such as "night-2". @throws if the style sheet does not define it */
export function color(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim()
  const colors = value?.match(/#[\da-f]{3,8}/g)
  const found = value?.startsWith('light-dark') ? colors?.[1] : colors?.[0]
  if (found === undefined) throw new Error(`tokens.css names no color ${name}`)
  return found
}

/** An ink's main color and its darker shade. */
export const inkColors = (ink: Ink) => ({ bright: color(ink.toLowerCase()), deep: color(`${ink.toLowerCase()}-d`) })

/** The colors of one or two inks. A card without ink uses steel, as on the site. */
export function colorsOfInks([first = 'Steel', second = first]: readonly Ink[]) {
  return { a: inkColors(first), b: inkColors(second) }
}

/** The symbols in src/cardUi/symbols. */
export type SymbolName = 'strength' | 'willpower' | 'lore' | 'moveCost' | 'exert' | 'ink' | 'inkwell' | 'horizon'

const readSvg = (file: string) => sheet(`cardUi/${file}.svg`).trim()

/** A symbol as an SVG document, see `recolor`. */
export const symbolSvg = (name: SymbolName): string => readSvg(`symbols/${name}`)

/** An emblem of the card face, or the ring around it, as an SVG document, see `recolor`. */
export const emblemSvg = (name: Emblem | 'seal'): string => readSvg(`face/emblems/${name}`)

/** Paints an SVG document of the site, which is black there, because style sheets use it as a mask. */
export const recolor = (svg: string, paint: string): string => `<g fill="${paint}">${svg.replaceAll('#000', paint)}</g>`

/** Places an SVG document within another one. */
export const nest = (svg: string, x: number, y: number, width: number, height = width): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

/** The corners of a rarity's symbol in a view box of 100, such as "50,8 96,88 4,88"; null for a circle. */
export function rarityCorners(rarity: Rarity): string | null {
  const polygon = new RegExp(`='${rarity}'\\] \\{[^}]*polygon\\(([^)]+)\\)`).exec(rarities)?.[1]
  return polygon?.replaceAll('%', '').replaceAll(', ', ';').replaceAll(' ', ',').replaceAll(';', ' ') ?? null
}

/** The gradient colors of a rarity's symbol, from the upper left; a single one for a plain rarity. */
export const rarityColors = (rarity: Rarity): readonly string[] =>
  gradientColors(`rarity-${rarity.toLowerCase().replace(' ', '-')}`)

/** The colors of a gradient token by its name without dashes; a single one if the token is a plain color. */
export function gradientColors(name: string): readonly string[] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? ''
  const found = value.match(/#[\da-f]{3,8}/g) ?? []
  return value.startsWith('light-dark') ? found.slice(1) : found
}

/** Mixes two colors, given as #rrggbb or #rgb. @param share the share of the second one, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channels = (value: string) => {
    const hex = value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  }
  const other = channels(second)
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
