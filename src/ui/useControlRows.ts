import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { gridStep } from './gridStep.ts'
import { hasModifier } from './hasModifier.ts'

const CONTROLS = 'input, a, button'

/**
 * Makes a list of rows one tab stop, each row with the same number of controls. Arrow keys move between controls and rows, Home
 * and End to the first and last control. A row is an element with the attribute `data-row`, its index.
 * @param columns the number of controls of a row.
 * @param count the number of rows.
 * @returns `handlers` for the list's element, and `stopOf`: the column of a row's control that Tab reaches, else -1.
 */
export function useControlRows(columns: number, count: number) {
  const [current, setCurrent] = useState(0)
  const stop = current < columns * count ? current : 0
  const controlsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(`[data-row] :is(${CONTROLS})`)]
  return {
    stopOf: (row: number): number => (Math.floor(stop / columns) === row ? stop % columns : -1),
    handlers: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const at = controlsOf(currentTarget).indexOf(target)
        if (at >= 0) setCurrent(at)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const controls = controlsOf(event.currentTarget)
        const at = controls.findIndex((control) => control === event.target)
        const to = at < 0 || hasModifier(event) ? null : gridStep(event.key, at, controls.length, columns)
        if (to === null) return
        event.preventDefault()
        controls[to]?.focus()
      },
    },
  }
}
