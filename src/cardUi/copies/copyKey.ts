import type { KeyboardEvent } from 'react'
import { hasCommandKey } from '#ui/hasModifier.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** `+` adds a copy and `-` removes one. With Ctrl or Cmd they are the browser's zoom. */
export function copyKey(event: Pressed): 'add' | 'remove' | null {
  if (hasCommandKey(event)) return null
  const { key } = event
  if (key === '+' || key === '=') return 'add'
  return key === '-' ? 'remove' : null
}

/** The keys of `copyKey` for copies in a collection. `f` adds a foil copy and Shift+F removes one. */
export function ownedCopyKey(event: Pressed): { isFoil: boolean; delta: 1 | -1 } | null {
  const { key, shiftKey } = event
  if (!hasCommandKey(event) && key.toLowerCase() === 'f') return { isFoil: true, delta: shiftKey ? -1 : 1 }
  const change = copyKey(event)
  return change && { isFoil: false, delta: change === 'add' ? 1 : -1 }
}
