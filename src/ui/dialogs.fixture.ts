/** jsdom knows the element of a dialog and not what it does: it opens and closes here, and traps nothing. Nor popovers. */
export function standInForDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
}
