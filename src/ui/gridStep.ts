/**
 * The index of the cell to which a key moves focus from cell `index`, in a grid of `count` cells in rows of `columns`.
 * Null for a key that does not move focus or would leave the grid.
 */
export function gridStep(key: string, index: number, count: number, columns: number): number | null {
  const target = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined || target === index || target < 0 || target >= count ? null : target
}
