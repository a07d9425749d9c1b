import { usePageKeys } from '#ui/usePageKeys.ts'

/** Calls `onPress` when L is pressed anywhere on the page, unless something is typed or a dialog is open. */
export function useLogKey(onPress: () => void): void {
  usePageKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event
    if (key.toLowerCase() !== 'l' || ctrlKey || metaKey || altKey || repeat) return
    event.preventDefault()
    onPress()
  })
}
