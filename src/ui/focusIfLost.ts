/**
 * A ref for text that replaces a pressed button: the text takes the focus that the button lost, so that keyboard users
 * stay in place.
 */
export function focusIfLost(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus({ preventScroll: true })
}
