import { INKS } from '#domain/cards/vocabulary.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { BODY, box, DISPLAY, type Element, clampedText } from './element.ts'
import { color } from './siteStyles.ts'
import { previewFrame } from './previewFrame.ts'
import type { Scene } from './scene.ts'
import { inkSymbol } from './symbols.ts'
import { SIZE } from './size.ts'

type CollectionScene = Extract<Scene, { kind: 'collection' }>

/** The preview of a collection: its progress, and its most complete sets. */
export function collectionPicture({ name, progress, sets }: CollectionScene): Element {
  const title = `${name || 'A member'}’s`
  return previewFrame(
    ['Amethyst', 'Sapphire'],
    box({ position: 'absolute', right: 62, top: 0, height: SIZE.height, alignItems: 'center' }, ledger(sets)),
    box(
      { position: 'absolute', left: 72, top: 66, width: 560, flexDirection: 'column' },
      box({ gap: 9 }, ...INKS.map((ink) => inkSymbol(ink, 34))),
      clampedText(title, {
        marginTop: 22,
        fontFamily: DISPLAY,
        fontWeight: 600,
        fontSize: title.length > 20 ? 48 : 64,
        lineHeight: 1.1,
        letterSpacing: '-0.02em',
      }),
      clampedText('Collection', {
        fontFamily: DISPLAY,
        fontStyle: 'italic',
        fontSize: 60,
        lineHeight: 1.1,
        color: color('gold'),
      }),
      box(
        { marginTop: 28, alignItems: 'flex-end', gap: 18 },
        box(
          { fontFamily: DISPLAY, fontWeight: 600, fontSize: 92, lineHeight: 1, color: color('text') },
          `${percentOf(progress)}%`,
        ),
        box(
          { paddingBottom: 12, fontFamily: BODY, fontSize: 26, lineHeight: 1.3, color: color('soft') },
          `${formatCount(progress.collected)} of ${formatCount(progress.total)} cards`,
        ),
      ),
      box({ marginTop: 18 }, bar(percentOf(progress), 540, 16, color('line'), color('gold'))),
    ),
  )
}

const percentOf = ({ collected, total }: { collected: number; total: number }) =>
  total === 0 ? 0 : Math.round((collected * 100) / total)

const bar = (percent: number, width: number, height: number, ground: string, fill: string): Element =>
  box(
    { width, height, borderRadius: height / 2, background: ground, overflow: 'hidden' },
    box({ width: (width * percent) / 100, height, borderRadius: height / 2, background: fill }),
  )

function ledger(sets: CollectionScene['sets']): Element {
  if (sets.length === 0) return box({})
  return box(
    {
      width: 472,
      flexDirection: 'column',
      gap: 28,
      padding: '30px 26px',
      borderRadius: 16,
      border: `2px solid ${color('card-gold')}`,
      backgroundImage: `linear-gradient(${color('card-parch')}, ${color('card-parch-2')})`,
    },
    ...sets.map((set) =>
      box(
        { flexDirection: 'column', gap: 8 },
        box(
          { alignItems: 'baseline', justifyContent: 'space-between', gap: 14, color: color('card-ink') },
          clampedText(set.name, {
            flexShrink: 1,
            minWidth: 0,
            fontFamily: DISPLAY,
            fontWeight: 600,
            fontSize: 24,
            lineHeight: 1.2,
          }),
          box(
            { flexShrink: 0, fontFamily: BODY, fontSize: 20, lineHeight: 1.2, color: color('card-soft') },
            `${formatCount(set.collected)} / ${formatCount(set.total)}`,
          ),
        ),
        bar(percentOf(set), 416, 10, `${color('card-parch-line')}66`, color('card-lore')),
      ),
    ),
  )
}
