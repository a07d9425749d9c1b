import { drawBloom } from '#domain/cards/face/drawBloom.ts'
import type { Face } from '#domain/cards/face/describeFace.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { svgImage, type Element } from './element.ts'
import { faceLength, facePosition, sealMasks } from './faceStyles.ts'
import { color, colorsOfInks, emblemSvg, mix, nest, recolor, symbolSvg } from './siteStyles.ts'

const RAYS = 24

/** An area painted in one or two inks with a bloom on top, as SVG. */
export function inkWash(inks: readonly Ink[], seed: string, { width, height }: Size, isPrecious = false): string {
  const { a, b } = colorsOfInks(inks)
  const light = color('card-light')
  const bloom = drawBloom(seed).replace('<svg ', `<svg width="${width}" height="${height}" `)
  return `<defs>
    <linearGradient id="wash" x1="0" y1=".25" x2="1" y2=".75">${
      isPrecious
        ? stops([0, a.deep], [0.38, a.bright], [0.62, b.bright], [1, b.deep])
        : stops([0, a.deep], [0.42, a.deep], [0.62, b.deep], [1, b.deep])
    }</linearGradient>
    <radialGradient id="glow" cx=".28" cy=".08" r="1.05">${fade(mix(a.bright, light, 0.16), 1, 0.62)}</radialGradient>
    <radialGradient id="dusk" cx=".88" cy=".82" r=".85">${fade(b.bright, 0.75, 0.7)}</radialGradient>
    <radialGradient id="halo" cx=".5" cy=".47" r=".6">${fade(color('card-cap'), 0.42, 1)}</radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wash)"/>${
    isPrecious
      ? `<rect width="${width}" height="${height}" fill="url(#halo)"/>${rays({ width, height })}`
      : `<rect width="${width}" height="${height}" fill="url(#dusk)"/><rect width="${width}" height="${height}" fill="url(#glow)"/>`
  }${bloom}`
}

type Size = { readonly width: number; readonly height: number }

const stops = (...colors: readonly (readonly [number, string])[]) =>
  colors.map(([at, paint]) => `<stop offset="${at}" stop-color="${paint}"/>`).join('')

const fade = (paint: string, opacity: number, end: number) =>
  `<stop offset="0" stop-color="${paint}" stop-opacity="${opacity}"/><stop offset="${end}" stop-color="${paint}" stop-opacity="0"/>`

/** Rays of light behind the seal of a precious card. */
function rays({ width, height }: Size): string {
  const [x, y, far] = [width / 2, height * 0.47, width + height]
  const edge = (turn: number) => `${Math.round(x + Math.cos(turn) * far)} ${Math.round(y + Math.sin(turn) * far)}`
  const step = (2 * Math.PI) / RAYS
  const beams = Array.from({ length: RAYS }, (_, at) => `M${x} ${y}L${edge(at * step)} ${edge((at + 0.4) * step)}Z`)
  return `<path d="${beams.join('')}" fill="${color('card-cap')}" fill-opacity=".16"/>`
}

/**
 * The art of a card face: its inks, a bloom and the seal. A location's art has a horizon and a gold line around it.
 * @param card the size of the card.
 */
export function cardArt(face: Face, card: Size): Element {
  const isLocation = face.shape !== 'portrait'
  const selector = isLocation ? `.${face.shape} .art` : '.art'
  const place = facePosition(selector, card.width)
  const share = (length: unknown) => Number.parseFloat(String(length)) / 100
  const [x, y] = [card.width * share(place.left), card.height * share(place.top)]
  const size = { width: card.width - 2 * x, height: card.height * share(place.height) }
  const horizon = size.height * 0.62
  const corner = card.width * 0.03
  const gap = isLocation ? faceLength(selector, 'outline-offset', card.width) : 0
  return svgImage(
    `<g transform="translate(${x} ${y})">
      <clipPath id="art"><rect width="${size.width}" height="${size.height}" rx="${corner}"/></clipPath>
      <g clip-path="url(#art)">${inkWash(face.inks, face.seed, size, face.isPrecious)}${
        isLocation ? nest(symbolSvg('horizon'), 0, size.height - horizon, size.width, horizon) : ''
      }</g>
      ${isLocation ? `<rect x="${-gap}" y="${-gap}" width="${size.width + 2 * gap}" height="${size.height + 2 * gap}" rx="${corner + gap}" fill="none" stroke="${color('card-gold')}a6" stroke-width="${card.width * 0.005}"/>` : ''}
      ${seal(face, size, faceLength(selector, '--seal-size', card.width))}
    </g>`,
    { ...card, position: 'absolute', left: 0, top: 0 },
  )
}

/** A disc with the emblem, the emblem of the card's type and a ring. */
function seal({ emblem, type, inks }: Face, { width, height }: Size, size: number): string {
  const { a, b } = colorsOfInks(inks)
  const masks = [...sealMasks(), { x: 0, y: 0, size: 1 }].map(({ x, y, size: share }, at) => {
    const drawing = ([emblem, type, 'seal'] as const)[at] ?? null
    return drawing === null ? '' : recolor(nest(emblemSvg(drawing), x * size, y * size, share * size), '#fff')
  })
  return `<linearGradient id="disc" x1="0" y1=".25" x2="1" y2=".75">${stops([0.42, a.deep], [0.62, b.deep])}</linearGradient>
    <linearGradient id="gold" x2="0" y2="1">${stops([0, color('card-cap')], [1, color('card-gold')])}</linearGradient>
    <g transform="translate(${(width - size) / 2} ${(height - size) / 2})">
      <circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="url(#disc)" fill-opacity=".8"/>
      <mask id="drawings" maskUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}">${masks.join('')}</mask>
      <rect width="${size}" height="${size}" fill="url(#gold)" mask="url(#drawings)"/>
    </g>`
}
