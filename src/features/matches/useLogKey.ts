import { usePageKeys } from '#ui/usePageKeys.ts'

/** Calls `onPress` when `l` is pressed anywhere on the page, unless something is typed or a dialog is open. */
export function useLogKey(onPress: () => void): void {
  usePageKeys((event) => {
    if (event.key !== 'l' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    event.preventDefault()
    onPress()
  })
}
