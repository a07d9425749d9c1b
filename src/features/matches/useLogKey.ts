import { hasCommandKey } from '#ui/hasModifier.ts'
import { usePageKeydown } from '#ui/usePageKeydown.ts'

/** Calls `onPress` when L is pressed, unless the focus is in a field or a dialog is open. */
export function useLogKey(onPress: () => void): void {
  usePageKeydown((event) => {
    if (event.key.toLowerCase() !== 'l' || hasCommandKey(event) || event.repeat) return
    event.preventDefault()
    onPress()
  })
}
