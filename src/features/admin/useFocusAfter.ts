import { type RefObject, useEffect, useRef } from 'react'
import { focusIfLost } from '#ui/focusIfLost.ts'

/**
 * A ref for a region with `tabIndex={-1}`, which takes the focus if a change has removed the pressed button.
 * @param changes the number of changes so far; 0 while a dialog is open.
 */
export function useFocusAfter(changes: number): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (changes > 0) focusIfLost(region.current)
  }, [changes])
  return region
}
