import { type RefObject, useEffect, useRef } from 'react'
import { focusIfLost } from './focusIfLost.ts'

/**
 * A ref for a control, or for a region with `tabIndex={-1}`, which takes the focus if a change has removed the pressed button.
 * @param change another positive number after each change, such as its time; 0 before the first one and while a dialog is open.
 */
export function useFocusAfter<Target extends HTMLElement>(change: number): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (change > 0) focusIfLost(target.current)
  }, [change])
  return target
}
