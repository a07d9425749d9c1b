import { type Ink, RARITIES } from '#domain/cards/vocabulary.ts'
import { box, svgImage, DISPLAY, type Element } from './element.ts'
import { color, inkColors, rarityColors, rarityCorners, recolor, type SymbolName, symbolSvg } from './siteStyles.ts'

const HEXAGON = 'M50 0 93.3 25v50L50 100 6.7 75V25Z'
/** The inner edge of the hexagon. */
const INNER = 'M50 8.5 86 29.200v41.600L50 91.500 14 70.800V29.200Z'
const DROP = 'M50 21c11.500 17 20.500 26 20.500 38a20.500 20.500 0 0 1-41 0C29.500 47 38.500 38 50 21Z'

/** One of the game's symbols. */
export const symbol = (name: SymbolName, size: number, paint: string): Element =>
  svgImage(recolor(symbolSvg(name), paint), { width: size, height: size })

/** An ink's symbol: a drop in a hexagon. */
export function inkSymbol(ink: Ink, size: number): Element {
  const { bright, deep } = inkColors(ink)
  return svgImage(
    `<path d="${HEXAGON}" fill="${bright}"/><path d="${INNER}" fill="${deep}"/><path d="${DROP}" fill="${bright}"/>`,
    { width: size, height: size, view: '0 0 100 100' },
  )
}

/** A rarity's symbol; an unknown rarity has that of a common card. */
export function raritySymbol(name: string, size: number): Element {
  const rarity = RARITIES.find((known) => known === name) ?? 'Common'
  const [first = '', ...more] = rarityColors(rarity)
  const stops = [first, ...more].map(
    (stop, at) => `<stop offset="${at / Math.max(1, more.length)}" stop-color="${stop}"/>`,
  )
  const corners = rarityCorners(rarity)
  return svgImage(
    `<linearGradient id="r" x2="1" y2="1">${stops.join('')}</linearGradient>${
      corners === null
        ? '<circle cx="50" cy="50" r="38" fill="url(#r)"/>'
        : `<polygon points="${corners}" fill="url(#r)"/>`
    }`,
    { width: size, height: size, view: '0 0 100 100' },
  )
}

/** A card's cost in its hexagon, with a dashed ring if the card is inkable. */
export function costSymbol(cost: number, inkable: boolean, size: number, edge = color('card-gold')): Element {
  const ring = inkable
    ? `<circle cx="50" cy="50" r="48" fill="none" stroke="${edge}" stroke-width="3.5" stroke-dasharray="9 6.080"/>`
    : ''
  const scaled = (path: string, scale: number) =>
    `<path transform="translate(50 50) scale(${scale}) translate(-50 -50)" d="${HEXAGON}" fill="${path}"/>`
  return box(
    { width: size, height: size, flexShrink: 0, alignItems: 'center', justifyContent: 'center' },
    svgImage(`${ring}${scaled(edge, 0.84)}${scaled(color('card-plate'), 0.76)}`, {
      width: size,
      height: size,
      view: '0 0 100 100',
      position: 'absolute',
      left: 0,
      top: 0,
    }),
    box(
      { fontFamily: DISPLAY, fontWeight: 600, fontSize: size * 0.44, lineHeight: 1, color: color('card-plate-text') },
      String(cost),
    ),
  )
}

/** The product's logo with its name. */
export const logo = (size: number): Element =>
  box(
    { alignItems: 'center', gap: size * 0.3, color: color('gold') },
    svgImage(
      `<g fill="none" stroke="${color('gold')}" stroke-linejoin="round"><path d="M50 6 88 28v44L50 94 12 72V28Z" stroke-width="6"/></g><path d="M50 25c9 14 18 23 18 35a18 18 0 0 1-36 0c0-12 9-21 18-35Z" fill="${color('gold')}"/>`,
      { width: size * 1.25, height: size * 1.25, view: '0 0 100 100' },
    ),
    box({ fontFamily: DISPLAY, fontWeight: 600, fontSize: size, lineHeight: 1 }, 'Lorefolio'),
  )
