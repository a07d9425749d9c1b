/**
 * The index of the cell to which a key moves focus from cell `index`, in a grid of `count` cells in rows of `columns`. Page Up and
 * Page Down move by `pageRows` rows, or to the first or last row. Null for a key that does not move focus or would leave the grid.
 */
export function gridStep(key: string, index: number, count: number, columns: number, pageRows = 0): number | null {
  const column = index % columns
  const lastInColumn = column + columns * Math.floor((count - 1 - column) / columns)
  const target = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
    PageDown: Math.min(index + pageRows * columns, lastInColumn),
    PageUp: Math.max(index - pageRows * columns, column),
  }[key]
  return target === undefined || target === index || target < 0 || target >= count ? null : target
}
