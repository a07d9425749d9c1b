/** The button that was pressed is gone: whoever goes by keys goes on from the words that took its place. */
export function takeLostFocus(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus({ preventScroll: true })
}
