import { type Columns, DEFAULT_COLUMNS } from '#cardUi/face/cardShape.ts'

/** Up to this width in rem the cards to choose from have two columns: a phone. */
const TWO_COLUMNS_REM = 24
const THREE_COLUMNS_REM = 33

/** From this width on, there are as many columns as fit by default. They are that wide in a window of 100rem. */
const FIT_FROM_REM = 56

/** The minimum width of a card when as many columns as fit are shown, and in a low window. */
const MIN_CARD_REM = 8.75
const MIN_LOW_CARD_REM = 6.5

/**
 * The number of columns of the cards to choose from, which are beside the deck, for a width and a gap in rem.
 * @param chosen the choice for large screens.
 * @param isLow whether the window is a `LOW_WINDOW`.
 */
export const poolColumns =
  (chosen: Columns, isLow: boolean) =>
  (width: number, gap: number): number => {
    const columnsThatFit = (least: number) => Math.floor((width + gap) / (least + gap))
    if (width < TWO_COLUMNS_REM) return 2
    if (width < THREE_COLUMNS_REM) return isLow ? Math.max(3, columnsThatFit(MIN_LOW_CARD_REM)) : 3
    if (chosen === 'fit' || (chosen === undefined && width >= FIT_FROM_REM))
      return Math.max(DEFAULT_COLUMNS, columnsThatFit(MIN_CARD_REM))
    return chosen === undefined ? DEFAULT_COLUMNS : Number(chosen)
  }
