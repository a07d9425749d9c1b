import { useState } from 'react'
import { prefixedStorage } from '#data/offline/prefixedStorage.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { CARD_VIEWS, type CardsSearch, type CardViewChoice, COLUMNS, type ColumnsChoice } from '#url/cardsSearch.ts'

/** The layout that was chosen last on this device. */
type SavedLayout = { readonly view?: CardViewChoice | undefined; readonly columns?: ColumnsChoice | undefined }

const storage = prefixedStorage('lorefolio.cards.')

const readSaved = (): SavedLayout => {
  const [view, columns] = [storage.get('view'), storage.get('columns')]
  return { view: CARD_VIEWS.find((one) => one === view), columns: COLUMNS.find((one) => one === columns) }
}

const NOT_SAVED: SavedLayout = {}

/**
 * The layout of a page of cards: from the address, else the last choice on this device, else the default. `columns` is undefined
 * by default, because the default depends on the width. `withView` and `withColumns` return the address parameters for a choice.
 */
export function useCardLayout(search: CardsSearch, change: (values: CardsSearch) => void) {
  // The saved choice is read once per page. If a new choice counted at once for addresses without a layout, Back to such an
  // address would not undo the choice.
  const [read] = useState(readSaved)
  const saved = useHydrated(read, NOT_SAVED)
  const view = search.view ?? saved.view ?? 'grid'
  const columns = search.columns ?? saved.columns
  const withView = (value: CardViewChoice) => ({ view: value === (saved.view ?? 'grid') ? undefined : value })
  /** @param byDefault the columns for the width of the window. */
  const withColumns = (value: ColumnsChoice, byDefault: ColumnsChoice) => ({
    columns: value === (saved.columns ?? byDefault) ? undefined : value,
  })
  return {
    view,
    columns,
    withView,
    withColumns,
    chooseView: (value: CardViewChoice) => {
      storage.set('view', value)
      change(withView(value))
    },
    chooseColumns: (value: ColumnsChoice, byDefault: ColumnsChoice) => {
      storage.set('columns', value)
      change(withColumns(value, byDefault))
    },
  }
}
