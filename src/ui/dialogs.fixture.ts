/**
 * Stubs dialogs and popovers, whose methods jsdom lacks. The stub opens and closes a dialog but does not trap focus.
 */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  // jsdom does not display a popover, and focuses only what is displayed.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block'
    },
    hidePopover(this: HTMLElement) {
      this.style.display = ''
    },
  })
}
