import type { KeyboardEvent } from 'react'
import { hasCommandKey } from '#ui/hasModifier.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** `+` asks for a copy more and `-` for one less; with Ctrl or Cmd they are the browser's own zoom. */
export function copyKey(event: Pressed): 'add' | 'remove' | null {
  if (hasCommandKey(event)) return null
  const { key } = event
  if (key === '+' || key === '=') return 'add'
  return key === '-' ? 'remove' : null
}

/** The same for the copies one owns, of which there are foil ones too: `f` asks for one of those more, with Shift for one less. */
export function ownedCopyKey(event: Pressed): { isFoil: boolean; delta: 1 | -1 } | null {
  const { key, shiftKey } = event
  if (!hasCommandKey(event) && key.toLowerCase() === 'f') return { isFoil: true, delta: shiftKey ? -1 : 1 }
  const asked = copyKey(event)
  return asked && { isFoil: false, delta: asked === 'add' ? 1 : -1 }
}
