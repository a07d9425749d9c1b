/** A ref for words that take the place of a button that was pressed: whoever goes by keys goes on from there. */
export function takeLostFocus(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus({ preventScroll: true })
}
