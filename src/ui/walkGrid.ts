import type { KeyboardEvent } from 'react'
import { gridStep } from './gridStep.ts'
import { hasModifier } from './hasModifier.ts'

/**
 * Answers arrow keys, Home and End in a grid whose cells each begin with a link or a button: focus goes to that of another
 * cell. Keys pressed on what else a cell holds are left alone.
 */
export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  if (hasModifier(event)) return
  const cells = [...event.currentTarget.children].filter((cell) => cell instanceof HTMLElement)
  const doors = cells.map((cell) => cell.querySelector<HTMLElement>('a, button'))
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length
  const at = doors.findIndex((door) => door === event.target)
  const to = at < 0 ? null : gridStep(event.key, at, doors.length, columns)
  if (to === null) return
  event.preventDefault()
  doors[to]?.focus()
}
