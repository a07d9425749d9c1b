import type { KeyboardEvent } from 'react'

/** `+` asks for a copy more and `-` for one less; with Ctrl or Cmd they are the browser's own zoom. */
export function copyKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): 'add' | 'remove' | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === '+' || key === '=') return 'add'
  return key === '-' ? 'remove' : null
}
