import type { Ink } from '#domain/cards/vocabulary.ts'

/**
 * Attributes that give an element the colours of one or two inks: `--a`/`--a-d` the first and its depth, `--b`/`--b-d`
 * the second (the first again where there is one), see inks.css. A card without ink is painted in steel.
 * Attributes and not styles, so that a page drawn beforehand needs no inline style.
 */
export const inkPaint = ([first = 'Steel', second = first]: readonly Ink[]) => ({
  'data-ink': first,
  'data-second-ink': second,
})
