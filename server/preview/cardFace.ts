import { describeFace, type Face, type FaceCard } from '#domain/cards/face/describeFace.ts'
import { parseRulesText, type RulesSegment } from '#domain/cards/rulesText.ts'
import { cardArt } from './cardArt.ts'
import { BODY, box, type Element, clampedText, span, svgImage } from './element.ts'
import { faceFont, faceLength, facePosition } from './faceStyles.ts'
import { color, colorsOfInks, gradientColors, mix } from './siteStyles.ts'
import { costSymbol, raritySymbol, symbol } from './symbols.ts'

/** A card's height divided by its width. */
const RATIO = 1024 / 734

/** A card's face, as on the site: describeFace.ts decides its parts, and the site's style sheets their positions. */
export function cardFace(card: FaceCard, width: number): Element {
  const face = describeFace(card)
  const height = width * RATIO
  const cost = facePosition('.cost', width)
  return box(
    {
      width,
      height,
      position: 'relative',
      flexShrink: 0,
      borderRadius: width * 0.046,
      background: color('card-black'),
      overflow: 'hidden',
    },
    cardArt(face, { width, height }),
    svgImage(frame(width, height, face.isPrecious), { width, height, position: 'absolute', left: 0, top: 0 }),
    box(
      { position: 'absolute', left: cost.left, top: cost.top },
      costSymbol(face.cost, face.inkable, faceLength('.cost', 'width', width)),
    ),
    namePlate(face, width),
    kindBand(face, width),
    textBox(face, width),
    foot(face, width),
  )
}

function namePlate({ characterName, nameScale, version, stats }: Face, width: number): Element {
  const nameSize = faceLength('.plate', '--name', width)
  return box(
    {
      ...facePosition('.plate', width),
      alignItems: 'center',
      backgroundImage: `linear-gradient(90deg, ${color('card-plate')}, ${color('card-plate-2')})`,
      color: color('card-plate-text'),
    },
    box(
      { flexDirection: 'column', flexGrow: 1, flexShrink: 1, minWidth: 0 },
      clampedText(
        characterName,
        {
          ...faceFont('.name', width),
          fontSize: version === null ? nameSize : nameSize * nameScale,
          letterSpacing: '-0.018em',
        },
        version === null ? 2 : 1,
      ),
      version === null ? null : clampedText(version, { ...faceFont('.version', width), color: color('card-version') }),
    ),
    ...stats.map((stat) =>
      box(
        { ...facePosition('.plate b', width), alignItems: 'center' },
        box(faceFont('.plate b', width), String(stat.value)),
        symbol(stat.symbol, faceLength('.plate b::after', 'width', width), color('card-gold')),
      ),
    ),
  )
}

function kindBand({ kind, inks }: Face, width: number): Element {
  const [a, b] = Object.values(colorsOfInks(inks)).map(({ bright }) => mix(bright, color('card-light'), 0.12))
  return box(
    {
      ...facePosition('.kind', width),
      alignItems: 'center',
      backgroundImage: `linear-gradient(90deg, ${a} 35%, ${b} 65%)`,
    },
    clampedText(kind, { ...faceFont('.kind', width), color: color('card-kind') }),
  )
}

function textBox({ textSize, text, keywords, flavor, lore }: Face, width: number): Element {
  const fontSize = (textSize * width) / 100
  return box(
    {
      ...facePosition('.text', width),
      flexDirection: 'column',
      gap: fontSize * 0.36,
      backgroundImage: `linear-gradient(${color('card-parch')}, ${color('card-parch-2')})`,
      fontFamily: BODY,
      fontSize,
      lineHeight: 1.26,
      color: color('card-ink'),
      overflow: 'hidden',
    },
    ...parseRulesText(text, keywords).map((line) =>
      box({ display: 'block', overflowWrap: 'anywhere' }, ...line.flatMap((segment) => rulesPart(segment, fontSize))),
    ),
    flavor === null
      ? null
      : clampedText(
          flavor.replaceAll('\n', ' '),
          {
            ...(text === ''
              ? { marginTop: 'auto', marginBottom: 'auto', textAlign: 'center' }
              : { paddingTop: fontSize * 0.4, borderTop: `1px solid ${color('card-parch-line')}88` }),
            ...faceFont('.flavor', width),
            fontSize: fontSize * 0.92,
            color: color('card-flavor'),
          },
          4,
        ),
    box(
      { position: 'absolute', right: facePosition('.lore', width).right, bottom: facePosition('.lore', width).bottom },
      ...Array.from({ length: lore }, () => symbol('lore', faceLength('.lore', 'height', width), color('card-lore'))),
    ),
  )
}

function rulesPart(segment: RulesSegment, size: number): readonly Element[] {
  if (segment.kind === 'symbol')
    return [
      span({}, segment.before),
      symbol(segment.symbol, Math.round(size * 0.95), color('card-ink')),
      span({}, segment.after),
    ]
  if (segment.kind === 'reminder')
    return [
      span(
        { fontStyle: 'italic', color: color('card-soft') },
        ...segment.parts.flatMap((part) => rulesPart(part, size)),
      ),
    ]
  return [span(segment.kind === 'plain' ? {} : { fontWeight: 600 }, segment.text)]
}

function foot({ printing, rarity, franchise }: Face, width: number): Element {
  const side = { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 }
  return box(
    {
      ...facePosition('.foot', width),
      ...faceFont('.foot', width),
      alignItems: 'center',
      color: color('card-foot'),
    },
    clampedText(printing, side),
    raritySymbol(rarity, faceLength('.foot > :nth-child(2)', 'font-size', width) * 1.1),
    clampedText(franchise || ' ', { ...side, paddingRight: width * 0.008, textAlign: 'right' }),
  )
}

/** The gold line along a card's edge; pearl for precious cards. */
function frame(width: number, height: number, isPrecious: boolean): string {
  const line = (inset: number, stroke: string, thickness: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${width * 0.037}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`
  if (!isPrecious) return line(width * 0.014, `${color('card-gold')}8c`, 1.2)
  const pearl = gradientColors('card-pearl')
  const stops = pearl.map((stop, at) => `<stop offset="${at / (pearl.length - 1)}" stop-color="${stop}"/>`)
  return `<linearGradient id="pearl" x2="1" y2="1">${stops.join('')}</linearGradient>${line(width * 0.011, 'url(#pearl)', width * 0.011)}`
}
