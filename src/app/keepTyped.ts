const searchField = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="search"]')

/**
 * Remembers what stands in the search field of a page that was drawn beforehand: someone may type before the scripts
 * have come.
 * @returns a way to put it into the field that has taken its place, with the cursor.
 */
export function keepTyped(root: HTMLElement): () => void {
  const drawn = searchField(root)
  const text = drawn?.value ?? ''
  const focused = drawn !== null && document.activeElement === drawn
  return () => {
    const field = searchField(root)
    if (!field) return
    if (focused) field.focus()
    if (!text) return
    // React listens to input events, and only believes them when the value was set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
