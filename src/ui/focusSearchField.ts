/**
 * Focuses the page's search field after a press that removed a filter together with its button, so that keyboard users
 * stay in place. On touch screens the field would open the keyboard over the results, so the page gets the focus.
 */
export function focusSearchField(): void {
  const field = matchMedia('(pointer: coarse)').matches
    ? null
    : document.querySelector<HTMLElement>('input[aria-keyshortcuts="/"]')
  if (field) field.focus()
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
