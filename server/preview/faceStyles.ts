import { readFileSync } from 'node:fs'
import type { CSSProperties } from 'react'
import { BODY, DISPLAY } from './element.ts'

/**
 * Positions, lengths and fonts of the card face, from the site's style sheets, so that the site and the preview pictures
 * place every part alike. It understands the notations of these sheets, not all of CSS.
 */
const sheet = ['CardFace.module.css', 'CardFaceFoot.css', 'CardFaceLocation.css']
  .map((file) => readFileSync(new URL(`../../src/cardUi/face/${file}`, import.meta.url), 'utf8'))
  .join('')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const LENGTHS = ['height', 'width', 'padding', 'gap', 'column-gap', ...SIDES] as const

/**
 * The position, size, padding and gap of a part, as satori understands them.
 * @param selector a rule outside of media and container queries, such as ".postcard .art".
 * @param width the card's width in pixels.
 * @throws if the sheets have no such rule.
 */
export function facePosition(selector: string, width: number): CSSProperties {
  const declared = new Map(declarationsOf(selector))
  const [top, right = top, bottom = top, left = right] = declared.get('inset')?.split(' ') ?? []
  for (const [at, value] of [top, right, bottom, left].entries()) if (value) declared.set(SIDES[at] ?? '', value)
  const lengths = LENGTHS.flatMap((name) => {
    const value = declared.get(name)
    return value === undefined ? [] : [[name === 'column-gap' ? 'gap' : name, toPixels(value, width)] as const]
  })
  const isPlaced = SIDES.some((side) => declared.has(side))
  return { ...(isPlaced ? { position: 'absolute' } : {}), ...Object.fromEntries(lengths) }
}

/** The font of a part. Its size is missing if it is relative to the font of a parent. @throws as `facePosition` */
export function faceFont(selector: string, width: number): CSSProperties {
  const font = /^(italic )?(\d+) (.+?) ?\/ ?([\d.]+) var\(--(font|display)\)$/.exec(
    declarationsOf(selector).get('font') ?? '',
  )
  if (!font) throw new Error(`${selector} declares no font`)
  const [, italic, weight, size = '', lineHeight, family] = font
  return {
    fontFamily: family === 'display' ? DISPLAY : BODY,
    fontStyle: italic ? 'italic' : 'normal',
    fontWeight: Number(weight) > 500 ? 600 : 400,
    lineHeight: Number(lineHeight),
    ...(size.endsWith('cqw') ? { fontSize: toPixels(size, width) } : {}),
  }
}

/** A length of a part in pixels, such as the `width` of ".cost". @throws if the sheets do not declare it */
export function faceLength(selector: string, name: string, width: number): number {
  const length = Number.parseFloat(toPixels(declarationsOf(selector).get(name) ?? '', width))
  if (Number.isNaN(length)) throw new Error(`${selector} declares no ${name}`)
  return length
}

/** The places of the seal's masks in its square, as shares of its width: the emblem and the emblem of the type. */
export const sealMasks = (): readonly { readonly x: number; readonly y: number; readonly size: number }[] =>
  [...(declarationsOf('.art::after').get('mask') ?? '').matchAll(/([\d.]+)% ([\d.]+)% \/ ([\d.]+)%/g)].map((mask) => {
    const [x = 0, y = 0, size = 0] = mask.slice(1).map((percent) => Number(percent) / 100)
    return { x: x * (1 - size), y: y * (1 - size), size }
  })

const toPixels = (value: string, width: number) =>
  value.replaceAll(/([\d.]+)cqw/g, (_, share) => `${(Number(share) * width) / 100}px`)

function declarationsOf(selector: string): ReadonlyMap<string, string> {
  // Rules within queries are indented by more than two spaces. A line after a comma belongs to a rule with several selectors.
  const start = sheet.search(new RegExp(`(?<!,)\\n  ${selector.replaceAll(/[.*+?()]/g, '\\$&')} \\{\\n`))
  if (start === -1) throw new Error(`The style sheets of the card face have no rule ${selector}`)
  const body = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('\n  }', start))
  return new Map(
    body.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim(), value.join(':').trim().replaceAll(/\s+/g, ' ')]
    }),
  )
}
