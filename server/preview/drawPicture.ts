import { Resvg } from '@resvg/resvg-js'
import satori, { type SatoriOptions } from 'satori'
import { cardPicture } from './cardPicture.ts'
import { cardsPicture, sitePicture } from './cardsPicture.ts'
import { collectionPicture } from './collectionPicture.ts'
import { deckPicture } from './deckPicture.ts'
import type { Element } from './element.ts'
import { loadFonts } from './fonts.ts'
import type { Scene } from './scene.ts'
import { SIZE } from './size.ts'

/**
 * Combining marks, joiners, text directions and control characters except the line break. On their own they show
 * nothing, but they change how other letters are drawn.
 */
const INVISIBLE = /(?!\n)[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Co}]/gu

let fonts: SatoriOptions['fonts'] | undefined

/**
 * Draws a preview picture.
 * @param scene the content; user-written texts may contain anything. A letter missing from the fonts is replaced by its
 * base letter ("ệ" by "e") or left out.
 * @returns a PNG of `SIZE`; equal scenes give equal bytes.
 */
export async function drawPicture(scene: Scene): Promise<Uint8Array> {
  const readable = mapTexts(scene, (text) => text.normalize('NFC').replace(INVISIBLE, ''))
  const missing = new Set<string>()
  const first = await renderSvg(readable, missing)
  const svg =
    missing.size === 0
      ? first
      : await renderSvg(
          mapTexts(readable, (text) => replaceLetters(text, missing)),
          new Set(),
        )
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

async function renderSvg(scene: Scene, missing: Set<string>): Promise<string> {
  fonts ??= loadFonts()
  // Satori takes any objects shaped like React elements, but declares only React's type.
  return satori(makePicture(scene) as Parameters<typeof satori>[0], {
    ...SIZE,
    fonts,
    async loadAdditionalAsset(_language, letters) {
      for (const letter of letters) if (letter > '\x7F') missing.add(letter)
      return []
    },
  })
}

function makePicture(scene: Scene): Element {
  switch (scene.kind) {
    case 'card':
      return cardPicture(scene.card)
    case 'deck':
      return deckPicture(scene)
    case 'collection':
      return collectionPicture(scene)
    case 'cards':
      return cardsPicture(scene)
    case 'site':
      return sitePicture()
  }
}

const replaceLetters = (text: string, missing: ReadonlySet<string>) =>
  Array.from(text, (letter) => (missing.has(letter) ? letter.normalize('NFKD').replace(/[^\x20-\x7E]/g, '') : letter))
    .join('')
    .trim()

/** A copy of the scene with every text mapped. */
const mapTexts = (scene: Scene, write: (text: string) => string): Scene =>
  JSON.parse(JSON.stringify(scene), (_key, value: unknown) =>
    typeof value === 'string' ? write(value) : value,
  ) as Scene
