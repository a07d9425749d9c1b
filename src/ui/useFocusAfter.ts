import { type RefObject, useEffect, useRef } from 'react'
import { focusIfLost } from './focusIfLost.ts'

/**
 * A ref for a control, or for a region with `tabIndex={-1}`, which takes the focus if a change has removed the pressed button.
 * @param changes the number of changes so far; 0 while a dialog is open.
 */
export function useFocusAfter<Target extends HTMLElement>(changes: number): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (changes > 0) focusIfLost(target.current)
  }, [changes])
  return target
}
