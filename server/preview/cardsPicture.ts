import { INKS } from '#domain/cards/vocabulary.ts'
import { cardFace } from './cardFace.ts'
import { inkWash } from './cardArt.ts'
import { BODY, box, DISPLAY, svgImage, type Element, clampedText } from './element.ts'
import { color } from './siteStyles.ts'
import { previewFrame } from './previewFrame.ts'
import type { Scene } from './scene.ts'
import { inkSymbol } from './symbols.ts'

/** The preview of a set or a character: its name, and its best cards fanned out like a hand. */
export function cardsPicture({ eyebrow, name, line, cards }: Extract<Scene, { kind: 'cards' }>): Element {
  const [front, left, right] = cards
  const placed = (card: typeof front, right: number, top: number, width: number) =>
    card === undefined ? [] : [box({ position: 'absolute', right, top }, cardFace(card, width))]
  return previewFrame(
    front?.inks ?? [],
    ...placed(left, 352, 146, 250),
    ...placed(right, 66, 146, 250),
    ...placed(front, 174, 85, 330),
    box(
      { position: 'absolute', left: 72, top: 92, width: 500, flexDirection: 'column' },
      clampedText(eyebrow, { fontFamily: BODY, fontWeight: 600, fontSize: 28, color: color('gold') }),
      clampedText(
        name,
        {
          marginTop: 18,
          fontFamily: DISPLAY,
          fontWeight: 600,
          fontSize: name.length > 24 ? 60 : 80,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
        },
        3,
      ),
      clampedText(line, { marginTop: 22, fontFamily: BODY, fontSize: 30, lineHeight: 1.35, color: color('soft') }, 3),
    ),
  )
}

/** The default preview, for pages without a specific preview. */
export function sitePicture(): Element {
  return previewFrame(
    ['Sapphire', 'Amethyst'],
    ...INKS.map((ink, at) => {
      const off = at - (INKS.length - 1) / 2
      const size = { width: 82, height: 168 }
      return box(
        {
          position: 'absolute',
          left: 586 + at * 94,
          top: 196 + off * off * 9,
          flexDirection: 'column',
          alignItems: 'center',
          width: 92,
          height: 212,
          paddingTop: 4,
          borderRadius: 10,
          border: `1px solid ${color('gold-line')}`,
          background: color('card-black'),
        },
        box(
          { ...size, alignItems: 'center', justifyContent: 'center', borderRadius: 7, overflow: 'hidden' },
          svgImage(inkWash([ink], ink, size), { ...size, position: 'absolute', left: 0, top: 0 }),
          inkSymbol(ink, 54),
        ),
        box(
          {
            marginTop: 9,
            fontFamily: DISPLAY,
            fontWeight: 600,
            fontSize: 16,
            lineHeight: 1.2,
            color: color('card-plate-text'),
          },
          ink,
        ),
      )
    }),
    box(
      { position: 'absolute', left: 72, top: 96, width: 520, flexDirection: 'column' },
      clampedText(
        'For players and collectors of Disney Lorcana',
        { fontFamily: BODY, fontWeight: 600, fontSize: 25, color: color('gold') },
        2,
      ),
      box(
        {
          marginTop: 18,
          flexDirection: 'column',
          fontFamily: DISPLAY,
          fontWeight: 600,
          fontSize: 62,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
        },
        box({}, 'The deck builder'),
        box({ gap: 14 }, 'and', box({ fontWeight: 400, fontStyle: 'italic', color: color('gold') }, 'collection')),
        box({ fontWeight: 400, fontStyle: 'italic', color: color('gold') }, 'tracker'),
        box({}, 'for Lorcana'),
      ),
    ),
  )
}
