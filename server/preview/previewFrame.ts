import type { Ink } from '#domain/cards/vocabulary.ts'
import { box, svgImage, type Element } from './element.ts'
import { color, colorsOfInks } from './siteStyles.ts'
import { logo } from './symbols.ts'
import { SIZE } from './size.ts'

const EDGE = 22
/** A curl of ink for the upper left corner; the other corners mirror it. */
const CURL =
  'M0 74V30A30 30 0 0 1 30 0H74M8 62V34A26 26 0 0 1 34 8H62M16 46a30 30 0 0 1 30-30M22 36a9 9 0 1 0 9-14 5.500 5.500 0 1 0 2 9'

/** The base of every picture: a dark page with a glow of the given inks, in a golden frame. */
export function previewFrame(inks: readonly Ink[], ...children: readonly Element[]): Element {
  const { width, height } = SIZE
  return box(
    { ...SIZE, position: 'relative', background: color('night'), color: color('text') },
    svgImage(background(inks), { ...SIZE, position: 'absolute', left: 0, top: 0 }),
    ...children,
    box({ position: 'absolute', left: 72, bottom: 56 }, logo(30)),
    svgImage(corners(width, height), { ...SIZE, position: 'absolute', left: 0, top: 0 }),
  )
}

function background(inks: readonly Ink[]): string {
  const { a, b } = colorsOfInks(inks)
  const glow = (id: string, paint: string, opacity: number, cx: number, cy: number, r: number) =>
    `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"><stop offset="0" stop-color="${paint}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient>`
  const layer = (id: string) => `<rect width="1200" height="630" fill="url(#${id})"/>`
  return `<linearGradient id="night" x2="1" y2="1"><stop offset="0" stop-color="${color('night-2')}"/><stop offset="1" stop-color="${color('night')}"/></linearGradient>${glow('a', a.bright, 0.34, 0.98, 0.02, 0.62)}${glow('b', b.bright, 0.26, 0.02, 1, 0.5)}${layer('night')}${layer('a')}${layer('b')}`
}

function corners(width: number, height: number): string {
  const gold = color('gold-line')
  const far = { x: width - EDGE, y: height - EDGE }
  const curl = (x: number, y: number, across: 1 | -1, down: 1 | -1) =>
    `<path transform="translate(${x} ${y}) scale(${across} ${down})" d="${CURL}"/>`
  const gap = 74
  return `<g fill="none" stroke="${gold}" stroke-width="1.6" stroke-linecap="round">${curl(EDGE, EDGE, 1, 1)}${curl(far.x, EDGE, -1, 1)}${curl(EDGE, far.y, 1, -1)}${curl(far.x, far.y, -1, -1)}
    <path d="M${EDGE + gap} ${EDGE}H${far.x - gap}M${EDGE + gap} ${far.y}H${far.x - gap}M${EDGE} ${EDGE + gap}V${far.y - gap}M${far.x} ${EDGE + gap}V${far.y - gap}"/></g>`
}
