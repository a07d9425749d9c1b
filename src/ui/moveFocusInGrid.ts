import type { KeyboardEvent } from 'react'
import { gridStep } from './gridStep.ts'
import { hasModifier } from './hasModifier.ts'

/**
 * Moves focus on arrow keys, Home and End in a grid whose cells each start with a link or a button. Keys pressed on
 * other controls inside a cell are ignored.
 */
export function moveFocusInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (hasModifier(event)) return
  const cells = [...event.currentTarget.children]
    .filter((cell) => cell instanceof HTMLElement)
    .filter((cell) => getComputedStyle(cell).display !== 'none')
  const controls = cells.map((cell) => cell.querySelector<HTMLElement>('a, button'))
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length
  const at = controls.findIndex((control) => control === event.target)
  const to = at < 0 ? null : gridStep(event.key, at, controls.length, columns)
  if (to === null) return
  event.preventDefault()
  controls[to]?.focus()
}
