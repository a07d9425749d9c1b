import { hasCommand } from '#ui/hasModifier.ts'
import { usePageKeys } from '#ui/usePageKeys.ts'

/** Calls `onPress` when L is pressed anywhere on the page, unless something is typed or a dialog is open. */
export function useLogKey(onPress: () => void): void {
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'l' || hasCommand(event) || event.repeat) return
    event.preventDefault()
    onPress()
  })
}
