import { cardKind } from '#domain/cards/face/cardKind.ts'
import { textFit } from '#domain/cards/face/textFit.ts'
import { isPrecious } from '#domain/cards/rarity.ts'
import { parseRulesText, type RulesSegment, type RulesSymbol } from '#domain/cards/rulesText.ts'
import { cardArt } from './cardArt.ts'
import { BODY, box, DISPLAY, svgImage, type Element, span, clampedText } from './element.ts'
import { color, mix, colorsOfInks, type SymbolName } from './siteStyles.ts'
import type { CardScene } from './scene.ts'
import { costSymbol, raritySymbol, symbol } from './symbols.ts'

/** A card's height divided by its width. */
const RATIO = 1024 / 734

/** The card face, as on the site. All measures are percentages of its width. */
export function cardFace(card: CardScene, width: number): Element {
  const percent = (share: number) => (share * width) / 100
  const height = width * RATIO
  const { a, b } = colorsOfInks(card.inks)
  const light = color('card-light')
  const inner = percent(94.4)
  const gold = color('card-gold')
  return box(
    {
      width,
      height,
      position: 'relative',
      flexDirection: 'column',
      alignItems: 'center',
      flexShrink: 0,
      paddingTop: percent(2.8),
      borderRadius: percent(4.6),
      background: color('card-black'),
      overflow: 'hidden',
    },
    box(
      { borderRadius: percent(3), overflow: 'hidden', flexShrink: 0 },
      cardArt(card, { width: inner, height: height * 0.485 }),
    ),
    namePlate(card, inner, percent),
    box(
      {
        width: inner,
        height: height * 0.048,
        flexShrink: 0,
        alignItems: 'center',
        padding: `0 ${percent(4)}px`,
        backgroundImage: `linear-gradient(90deg, ${mix(a.bright, light, 0.12)} 35%, ${mix(b.bright, light, 0.12)} 65%)`,
      },
      clampedText(cardKind(card), {
        fontFamily: BODY,
        fontWeight: 600,
        fontSize: percent(3.5),
        color: color('card-kind'),
      }),
    ),
    textBox(card, inner, percent),
    foot(card, inner, percent),
    svgImage(frame(width, height, isPrecious(card.rarity), gold), {
      width,
      height,
      position: 'absolute',
      left: 0,
      top: 0,
    }),
    box(
      { position: 'absolute', left: percent(3.6), top: percent(3.2) },
      costSymbol(card.cost, card.inkable, percent(16.5)),
    ),
  )
}

type Percent = (share: number) => number

function namePlate(card: CardScene, width: number, percent: Percent): Element {
  const figure = (value: number | null, name: SymbolName) =>
    value === null
      ? null
      : box(
          { alignItems: 'center', gap: percent(0.6) },
          box({ fontFamily: DISPLAY, fontWeight: 600, fontSize: percent(7), lineHeight: 1 }, String(value)),
          symbol(name, percent(4.8), color('card-gold')),
        )
  return box(
    {
      width,
      height: percent(15.9),
      flexShrink: 0,
      alignItems: 'center',
      gap: percent(2.2),
      padding: `0 ${percent(4)}px`,
      backgroundImage: `linear-gradient(90deg, ${color('card-plate')}, ${color('card-plate-2')})`,
      color: color('card-plate-text'),
    },
    box(
      { flexDirection: 'column', flexGrow: 1, flexShrink: 1, minWidth: 0 },
      clampedText(
        card.characterName,
        { fontFamily: DISPLAY, fontWeight: 600, fontSize: percent(6.3), lineHeight: 1.12, letterSpacing: '-0.018em' },
        card.version === null ? 2 : 1,
      ),
      card.version === null
        ? null
        : clampedText(card.version, {
            fontFamily: DISPLAY,
            fontStyle: 'italic',
            fontSize: percent(4.2),
            lineHeight: 1.25,
            color: color('card-version'),
          }),
    ),
    figure(card.strength, 'strength'),
    figure(card.moveCost, 'move'),
    figure(card.willpower, 'willpower'),
  )
}

function textBox(card: CardScene, width: number, percent: Percent): Element {
  const { size, showFlavor } = textFit(card.text, card.flavorText, 'portrait')
  const fontSize = percent(size)
  const ink = color('card-ink')
  return box(
    {
      width,
      position: 'relative',
      flexDirection: 'column',
      flexGrow: 1,
      flexShrink: 1,
      minHeight: 0,
      gap: fontSize * 0.36,
      padding: `${percent(2.4)}px ${percent(4)}px`,
      backgroundImage: `linear-gradient(${color('card-parch')}, ${color('card-parch-2')})`,
      fontFamily: BODY,
      fontSize,
      lineHeight: 1.26,
      color: ink,
      overflow: 'hidden',
    },
    ...parseRulesText(card.text, card.keywords).map((line) =>
      box({ display: 'block', overflowWrap: 'anywhere' }, ...line.map((segment) => rulesPart(segment, fontSize))),
    ),
    showFlavor && card.flavorText !== null
      ? clampedText(
          card.flavorText.replaceAll('\n', ' '),
          {
            paddingTop: fontSize * 0.4,
            borderTop: card.text === '' ? '0' : `1px solid ${color('card-parch-line')}88`,
            fontFamily: DISPLAY,
            fontStyle: 'italic',
            fontSize: fontSize * 0.92,
            color: color('card-flavor'),
          },
          4,
        )
      : null,
    card.lore === null || card.lore <= 0
      ? null
      : box(
          { position: 'absolute', right: percent(2.4), bottom: percent(1.6) },
          ...Array.from({ length: Math.min(card.lore, 6) }, () => symbol('lore', percent(4.4), color('card-lore'))),
        ),
  )
}

const SYMBOLS: Readonly<Record<RulesSymbol, SymbolName>> = {
  Exert: 'exert',
  Ink: 'ink',
  Strength: 'strength',
  Willpower: 'willpower',
  Lore: 'lore',
  Inkwell: 'inkwell',
}

function rulesPart(segment: RulesSegment, size: number): Element {
  if (segment.kind === 'symbol') return symbol(SYMBOLS[segment.symbol], Math.round(size * 0.95), color('card-ink'))
  if (segment.kind === 'reminder')
    return span(
      { fontStyle: 'italic', color: color('card-soft') },
      ...segment.parts.map((part) => rulesPart(part, size)),
    )
  return span(segment.kind === 'plain' ? {} : { fontWeight: 600 }, segment.text)
}

function foot(card: CardScene, width: number, percent: Percent): Element {
  const side = { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 }
  return box(
    {
      width,
      height: percent(9.8),
      flexShrink: 0,
      alignItems: 'center',
      gap: percent(2),
      padding: `0 ${percent(2.6)}px ${percent(2)}px`,
      fontFamily: BODY,
      fontSize: percent(2.9),
      color: color('card-foot'),
    },
    clampedText(`${card.collectorNumber} · ${card.set}`, side),
    raritySymbol(card.rarity, percent(5)),
    clampedText(card.franchise ?? ' ', { ...side, paddingRight: percent(0.8), textAlign: 'right' }),
  )
}

/** The gold line along a card's edge; pearl for precious cards. */
function frame(width: number, height: number, precious: boolean, gold: string): string {
  const line = (inset: number, stroke: string, thickness: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${width * 0.037}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`
  if (!precious) return line(width * 0.014, `${gold}8c`, 1.2)
  const pearl = ['#d9a63f', '#9ad8ff', '#f7dc97', '#ff9ad5', '#b9c6ff', '#f7dc97']
  const stops = pearl.map((stop, at) => `<stop offset="${at / (pearl.length - 1)}" stop-color="${stop}"/>`)
  return `<linearGradient id="pearl" x2="1" y2="1">${stops.join('')}</linearGradient>${line(width * 0.011, 'url(#pearl)', width * 0.011)}`
}
