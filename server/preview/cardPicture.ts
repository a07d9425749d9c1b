import { cardKind } from '#domain/cards/face/cardKind.ts'
import { cardFace } from './cardFace.ts'
import { BODY, box, DISPLAY, type Element, clampedText } from './element.ts'
import { color, type SymbolName } from './siteStyles.ts'
import { previewFrame } from './previewFrame.ts'
import { describeFace, type FaceCard } from '#domain/cards/face/describeFace.ts'
import { costSymbol, inkSymbol, raritySymbol, symbol } from './symbols.ts'

/**
 * The preview of one card: its face, and beside it in large type the facts that must stay legible in a small preview.
 */
export function cardPicture(card: FaceCard): Element {
  return previewFrame(
    card.inks,
    box({ position: 'absolute', right: 76, top: 43 }, cardFace(card, 390)),
    box(
      { position: 'absolute', left: 72, top: 72, width: 614, flexDirection: 'column' },
      box(
        { alignItems: 'center', gap: 12, color: color('gold'), fontFamily: BODY, fontWeight: 600, fontSize: 25 },
        raritySymbol(card.rarity, 28),
        clampedText(`${card.rarity} · ${card.set} · ${card.collectorNumber}`, { flexShrink: 1, minWidth: 0 }),
      ),
      clampedText(
        card.characterName,
        {
          marginTop: 22,
          fontFamily: DISPLAY,
          fontWeight: 600,
          fontSize: card.characterName.length > 30 ? 56 : card.characterName.length > 13 ? 68 : 88,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
        },
        2,
      ),
      card.version === null
        ? null
        : clampedText(
            card.version,
            {
              marginTop: 8,
              fontFamily: DISPLAY,
              fontStyle: 'italic',
              fontSize: 42,
              lineHeight: 1.15,
              color: color('gold'),
            },
            2,
          ),
      clampedText(cardKind(card), { marginTop: 18, fontFamily: BODY, fontSize: 26, color: color('soft') }),
      figures(card),
    ),
  )
}

function figures(card: FaceCard): Element {
  const { cost, inkable, inks, stats } = describeFace(card)
  const figure = (value: number, name: SymbolName) =>
    box(
      { alignItems: 'center', gap: 8, fontFamily: DISPLAY, fontWeight: 600, fontSize: 46, lineHeight: 1 },
      String(value),
      symbol(name, 34, color('card-gold')),
    )
  return box(
    { marginTop: 28, alignItems: 'center', gap: 26 },
    costSymbol(cost, inkable, 84),
    ...inks.slice(0, 2).map((ink) => inkSymbol(ink, 62)),
    ...stats.map(({ value, symbol }) => figure(value, symbol)),
    card.lore === null ? null : figure(card.lore, 'lore'),
  )
}
