const searchField = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="search"]')

/**
 * Remembers what stands in the search field of a page that was drawn beforehand: someone may type before the scripts
 * have come, and until the page's own field has taken the place of the drawn one.
 * @returns puts it into the field that has taken its place, with the cursor.
 */
export function keepTyped(root: HTMLElement): () => void {
  const drawn = searchField(root)
  let focused = drawn !== null && document.activeElement === drawn
  const follow = () => (focused = document.activeElement === drawn)
  const events = ['focusin', 'pointerdown', 'keydown', 'input'] as const
  for (const event of events) document.addEventListener(event, follow)
  return () => {
    for (const event of events) document.removeEventListener(event, follow)
    const field = searchField(root)
    // Out of the document, it still has what was typed into it.
    const text = drawn?.value ?? ''
    if (!field || field === drawn) return
    if (focused) field.focus()
    if (!text) return
    // React listens to input events, and only believes them when the value was set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
