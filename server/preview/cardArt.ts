import type { Card } from '#domain/cards/card.ts'
import { drawBloom } from '#domain/cards/face/drawBloom.ts'
import { isPrecious } from '#domain/cards/rarity.ts'
import type { Ink, Rarity } from '#domain/cards/vocabulary.ts'
import { box, svgImage, DISPLAY, type Element } from './element.ts'
import { color, mix, colorsOfInks } from './siteStyles.ts'

const RAYS = 24

/** An area painted in one or two inks with a bloom on top, as SVG. */
export function inkWash(inks: readonly Ink[], seed: string, { width, height }: Size, rarity?: Rarity): string {
  const { a, b } = colorsOfInks(inks)
  const light = color('card-light')
  const bloom = drawBloom(seed).replace('<svg ', `<svg width="${width}" height="${height}" `)
  const precious = rarity !== undefined && isPrecious(rarity)
  return `<defs>
    <linearGradient id="wash" x1="0" y1=".25" x2="1" y2=".75">${
      precious
        ? stops([0, a.deep], [0.38, a.bright], [0.62, b.bright], [1, b.deep])
        : stops([0, a.deep], [0.42, a.deep], [0.62, b.deep], [1, b.deep])
    }</linearGradient>
    <radialGradient id="glow" cx=".28" cy=".08" r="1.05">${fade(mix(a.bright, light, 0.16), 1, 0.62)}</radialGradient>
    <radialGradient id="dusk" cx=".88" cy=".82" r=".85">${fade(b.bright, 0.75, 0.7)}</radialGradient>
    <radialGradient id="halo" cx=".5" cy=".47" r=".6">${fade(color('card-cap'), 0.42, 1)}</radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wash)"/>${
    precious
      ? `<rect width="${width}" height="${height}" fill="url(#halo)"/>${rays({ width, height })}`
      : `<rect width="${width}" height="${height}" fill="url(#dusk)"/><rect width="${width}" height="${height}" fill="url(#glow)"/>`
  }${bloom}`
}

type Size = { readonly width: number; readonly height: number }

const stops = (...colors: readonly (readonly [number, string])[]) =>
  colors.map(([at, paint]) => `<stop offset="${at}" stop-color="${paint}"/>`).join('')

const fade = (paint: string, opacity: number, end: number) =>
  `<stop offset="0" stop-color="${paint}" stop-opacity="${opacity}"/><stop offset="${end}" stop-color="${paint}" stop-opacity="0"/>`

/** Rays of light behind the initial of a precious card. */
function rays({ width, height }: Size): string {
  const [x, y, far] = [width / 2, height * 0.47, width + height]
  const edge = (turn: number) => `${Math.round(x + Math.cos(turn) * far)} ${Math.round(y + Math.sin(turn) * far)}`
  const step = (2 * Math.PI) / RAYS
  const beams = Array.from({ length: RAYS }, (_, at) => `M${x} ${y}L${edge(at * step)} ${edge((at + 0.4) * step)}Z`)
  return `<path d="${beams.join('')}" fill="${color('card-cap')}" fill-opacity=".16"/>`
}

/** The upper half of a card face: its inks, a bloom and the illuminated initial. */
export function cardArt(
  { characterName, inks, rarity }: Pick<Card, 'characterName' | 'inks' | 'rarity'>,
  size: Size,
): Element {
  return box(
    { ...size, position: 'relative', alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
    svgImage(inkWash(inks, characterName, size, rarity), { ...size, position: 'absolute', left: 0, top: 0 }),
    box(
      {
        fontFamily: DISPLAY,
        fontWeight: 400,
        fontSize: size.height * 0.93,
        lineHeight: 1,
        color: color('card-cap'),
      },
      characterName.match(/\p{L}|\p{N}/u)?.[0]?.toUpperCase() ?? '',
    ),
  )
}
