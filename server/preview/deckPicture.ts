import { BODY, box, DISPLAY, type Element, clampedText } from './element.ts'
import { color, mix, colorsOfInks } from './siteStyles.ts'
import { previewFrame } from './previewFrame.ts'
import type { Scene } from './scene.ts'
import { costSymbol, inkSymbol } from './symbols.ts'
import { SIZE } from './size.ts'

type DeckScene = Extract<Scene, { kind: 'deck' }>

/** The preview of a deck: name, author, inks and curve on the left, its main cards on the right. */
export function deckPicture(deck: DeckScene): Element {
  const name = deck.name || 'A deck'
  return previewFrame(
    deck.inks,
    box({ position: 'absolute', right: 62, top: 0, height: SIZE.height, alignItems: 'center' }, list(deck)),
    box(
      { position: 'absolute', left: 72, top: 66, width: 560, flexDirection: 'column' },
      box(
        { alignItems: 'center', gap: 12 },
        ...deck.inks.map((ink) => inkSymbol(ink, 44)),
        clampedText(
          `${deck.legality === 'core' ? 'Core' : 'Infinity'} deck · ${deck.totalCards} ${deck.totalCards === 1 ? 'card' : 'cards'}`,
          { marginLeft: 4, fontFamily: BODY, fontWeight: 600, fontSize: 26, color: color('gold') },
        ),
      ),
      clampedText(
        name,
        {
          marginTop: 20,
          fontFamily: DISPLAY,
          fontWeight: 600,
          fontSize: name.length > 34 ? 48 : name.length > 18 ? 60 : 76,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        },
        2,
      ),
      clampedText(deck.author === null ? 'by a private member' : `by ${deck.author || 'a member'}`, {
        marginTop: 12,
        fontFamily: BODY,
        fontSize: 28,
        color: color('soft'),
      }),
    ),
    box({ position: 'absolute', left: 72, top: 336 }, curve(deck)),
  )
}

const CURVE = { height: 118, bar: 58, gap: 15 }

function curve({ costCurve, inks }: DeckScene): Element {
  const most = Math.max(1, ...costCurve.map(({ cards }) => cards))
  const { a, b } = colorsOfInks(inks)
  return box(
    { gap: CURVE.gap, alignItems: 'flex-end', fontFamily: BODY },
    ...costCurve.map(({ cost, cards }) =>
      box(
        { flexDirection: 'column', alignItems: 'center', width: CURVE.bar },
        box(
          { fontSize: 20, fontWeight: 600, lineHeight: 1.3, color: color('text') },
          cards === 0 ? ' ' : String(cards),
        ),
        box({
          width: CURVE.bar,
          height: Math.max(3, Math.round((cards / most) * CURVE.height)),
          borderRadius: '7px 7px 2px 2px',
          backgroundImage: `linear-gradient(${mix(b.bright, color('card-light'), 0.12)}, ${a.bright})`,
          opacity: cards === 0 ? 0.35 : 1,
        }),
        box({ marginTop: 5, fontSize: 20, lineHeight: 1.3, color: color('soft') }, cost),
      ),
    ),
  )
}

const ROW = 54

/** The card list, on a sheet of parchment. */
function list({ cards, others }: DeckScene): Element {
  return box(
    {
      width: 472,
      flexDirection: 'column',
      padding: '18px 24px 14px',
      borderRadius: 16,
      border: `2px solid ${color('card-gold')}`,
      backgroundImage: `linear-gradient(${color('card-parch')}, ${color('card-parch-2')})`,
    },
    ...cards.map((card) => {
      const { a } = colorsOfInks(card.inks)
      return box(
        {
          height: ROW,
          alignItems: 'center',
          gap: 13,
          borderBottom: `1px solid ${color('card-parch-line')}77`,
          color: color('card-ink'),
        },
        box(
          { width: 42, fontFamily: DISPLAY, fontWeight: 600, fontSize: 30, lineHeight: 1, color: color('card-lore') },
          `${card.quantity}×`,
        ),
        costSymbol(card.cost, card.inkable, 42, a.bright),
        box(
          { flexDirection: 'column', flexGrow: 1, flexShrink: 1, minWidth: 0 },
          clampedText(card.characterName, { fontFamily: DISPLAY, fontWeight: 600, fontSize: 23, lineHeight: 1.12 }),
          card.version === null
            ? null
            : clampedText(card.version, {
                fontFamily: DISPLAY,
                fontStyle: 'italic',
                fontSize: 17,
                lineHeight: 1.15,
                color: color('card-soft'),
              }),
        ),
        ...card.inks.slice(0, 2).map((ink) => inkSymbol(ink, 30)),
      )
    }),
    others > 0
      ? box(
          { marginTop: 12, justifyContent: 'center', fontFamily: BODY, fontSize: 20, color: color('card-soft') },
          `and ${others} more ${others === 1 ? 'card' : 'cards'}`,
        )
      : null,
  )
}
