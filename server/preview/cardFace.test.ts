import { expect, test } from 'vitest'
import { STORY_EMBLEMS } from '#domain/cards/face/emblem.ts'
import { FACE_CASES, listFaceParts } from '#domain/cards/face/face.cases.ts'
import { CARD_TYPES, RARITIES } from '#domain/cards/vocabulary.ts'
import { cardFace } from './cardFace.ts'
import type { Element } from './element.ts'
import { faceFont, faceLength, facePosition, sealMasks } from './faceStyles.ts'
import { emblemSvg, type SymbolName, symbolSvg } from './siteStyles.ts'
import { raritySymbol } from './symbols.ts'

const SYMBOLS: readonly SymbolName[] = ['strength', 'willpower', 'lore', 'moveCost', 'exert', 'ink', 'inkwell']
const TYPES = CARD_TYPES.map((type) => type.toLowerCase() as Lowercase<typeof type>)

const EMBLEMS = [...STORY_EMBLEMS, ...TYPES]

const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '').join()

const emblemShapes = (name: Parameters<typeof emblemSvg>[0]) => shapes(emblemSvg(name))

/** The content of an image in the words of `listFaceParts`. */
function readImage({ src = '', width = 0 }: Element['props']): readonly string[] {
  const svg = decodeURIComponent(src)
  const rarity = RARITIES.find((one) => raritySymbol(one, width).props.src === src)
  if (rarity !== undefined) return [`rarity ${rarity}`]
  const symbol = SYMBOLS.find((name) => shapes(symbolSvg(name)) === shapes(svg))
  if (symbol !== undefined) return [`<${symbol}>`]
  if (svg.includes('stroke-dasharray="9 6.080"')) return ['<inkable>']
  if (!svg.includes('id="drawings"')) return []
  const drawn = shapes(svg.slice(svg.indexOf('id="drawings"')))
  for (const emblem of EMBLEMS)
    for (const type of [...TYPES, null])
      if (drawn === [emblem, type ?? [], 'seal' as const].flat().map(emblemShapes).join())
        return [`emblem ${emblem}`, `type ${type}`]
  return ['an unknown emblem']
}

/** The words and symbols in a picture, in the order in which they are drawn. */
function readParts(part: Element | string): readonly string[] {
  if (typeof part === 'string') return part.split(/\s+/).filter((word) => word !== '')
  return part.type === 'img' ? readImage(part.props) : (part.props.children ?? []).flatMap(readParts)
}

test.each(FACE_CASES)('the picture of %s has the described parts', (_, card) => {
  expect(readParts(cardFace(card, 390))).toEqual(listFaceParts(card))
})

test('positions, fonts and lengths come from the site’s style sheets', () => {
  expect(facePosition('.cost', 100)).toMatchObject({ position: 'absolute', left: '3.6px', top: '3.2px' })
  expect(facePosition('.plate', 100)).toMatchObject({ left: '2.8%', right: '2.8%', bottom: 'auto', padding: '0 4px' })
  expect(faceFont('.version', 100)).toMatchObject({ fontStyle: 'italic', fontWeight: 400, fontSize: '4.2px' })
  expect(faceLength('.plate', '--name', 100)).toBe(6.3)
  expect(sealMasks()).toHaveLength(2)
  expect(() => facePosition('.no-such-part', 100)).toThrow('.no-such-part')
  expect(() => faceFont('.art', 100)).toThrow('no font')
  expect(() => faceLength('.art', 'gap', 100)).toThrow('no gap')
})
