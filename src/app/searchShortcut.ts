/** Elements that handle the key themselves. */
const FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/**
 * Focuses the page's search field at the key `/`, also in a prerendered page before its hydration. The text from
 * `data-typed-from` is selected, so that typing replaces it.
 */
export function focusSearchAtSlash(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (key !== '/' || altKey || ctrlKey || metaKey) return
  if ((target instanceof Element && target.matches(FIELDS)) || document.querySelector('dialog[open]')) return
  const field = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]')
  if (!field) return
  event.preventDefault()
  field.focus()
  // The page may add filters to the text when the field gets the focus, and React writes them in a microtask.
  queueMicrotask(() => field.setSelectionRange(Number(field.dataset['typedFrom'] ?? 0), field.value.length))
}
