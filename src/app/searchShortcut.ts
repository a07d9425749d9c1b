/** Elements that handle the key themselves. */
const FIELDS = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/**
 * Focuses the page's search field at the key `/`, also in a prerendered page before its hydration. The text is selected, so that
 * typing replaces it; in a field with `data-keeps-text` the caret goes behind the text.
 */
export function focusSearchAtSlash(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (key !== '/' || altKey || ctrlKey || metaKey) return
  if ((target instanceof Element && target.matches(FIELDS)) || document.querySelector('dialog[open]')) return
  const field = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.setSelectionRange('keepsText' in field.dataset ? field.value.length : 0, field.value.length)
}
