/** Moves the focus from a pressed button, which is about to disappear, to the region around it, or else to the page. */
export function focusRegion(button: Element): void {
  const region = button.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector('main')
  region?.focus({ preventScroll: true })
}
