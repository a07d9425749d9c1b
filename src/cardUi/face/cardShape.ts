import type { ColumnsChoice } from '#url/cardsSearch.ts'

/** A card's height over its width. */
export const CARD_RATIO = 1024 / 734

/** The number of a grid's pictures that are visible at once on small screens and load before all others. */
export const EAGER_PICTURES = 4

/** Up to this width in rem a grid of cards has two columns; CardGrid.module.css has the same value. */
export const TWO_COLUMNS_REM = 35
const THREE_COLUMNS_REM = 53.75

/** The columns of cards on large screens by default (requirements §9). */
export const DEFAULT_COLUMNS = 4

/** The minimum width of a card in rem when a grid shows as many columns as fit. */
const MIN_CARD_REM = 9

/** The same minimum in a low window, where a row of cards should fit below the controls. */
const MIN_LOW_CARD_REM = 6

/** From this width in rem on, a grid shows as many columns as fit by default. It has this width in a window of 100rem. */
const FIT_FROM_REM = 80

/** The columns on large screens: a number, as many as fit, or the default (undefined). */
export type Columns = ColumnsChoice | undefined

/** A media query for low windows, such as a phone held sideways or a screen at 200% zoom. */
export const LOW_WINDOW = '(max-height: 36em)'

/**
 * The number of columns for a width and a gap in rem; `chosen` is the choice for large screens. CardGrid.module.css has the
 * same rules.
 * @param isLow whether the window is a `LOW_WINDOW`.
 */
export const cardColumns =
  (chosen: Columns, isLow: boolean) =>
  (width: number, gap: number): number => {
    const columnsThatFit = (least: number) => Math.floor((width + gap) / (least + gap))
    if (width < TWO_COLUMNS_REM) return 2
    if (width < THREE_COLUMNS_REM) return isLow ? columnsThatFit(MIN_LOW_CARD_REM) : 3
    if (chosen === 'fit' || (chosen === undefined && width >= FIT_FROM_REM))
      return Math.max(DEFAULT_COLUMNS, columnsThatFit(MIN_CARD_REM))
    return chosen === undefined ? DEFAULT_COLUMNS : Number(chosen)
  }
