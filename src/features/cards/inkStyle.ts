import type { CSSProperties } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'

/** The colour tokens of an ink: its light and its depth. */
export const inkColor = (ink: Ink) => `var(--${ink.toLowerCase()})`
export const inkDepth = (ink: Ink) => `var(--${ink.toLowerCase()}-d)`

/**
 * Custom properties for something painted in one or two inks: `--a`/`--a-d` the first, `--b`/`--b-d` the second
 * (the first again where there is one). A card without ink is painted in steel.
 */
export function inkStyle(inks: readonly Ink[]): CSSProperties {
  const first = inks[0] ?? 'Steel'
  const second = inks[1] ?? first
  return {
    '--a': inkColor(first),
    '--a-d': inkDepth(first),
    '--b': inkColor(second),
    '--b-d': inkDepth(second),
  } as CSSProperties // React's type does not know custom properties
}
