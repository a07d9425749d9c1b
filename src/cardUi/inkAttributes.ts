import type { Ink } from '#domain/cards/vocabulary.ts'

/**
 * Attributes that define an element's ink colors (inks.css): `--a` is the first ink and `--a-d` its darker shade; `--b`
 * and `--b-d` are those of the second ink, or the first again. A card without ink is steel. The colors are set
 * by attributes, because prerendered pages may not have inline styles.
 */
export const inkAttributes = ([first = 'Steel', second = first]: readonly Ink[]) => ({
  'data-ink': first,
  'data-second-ink': second,
})
