/**
 * Remembers the buttons that are pressed on a prerendered page before the app runs, when they do nothing. Links and forms work
 * without the app.
 * @returns a function that stops this. It returns one that presses those buttons again, in order, for when the app runs.
 */
export function rememberPresses(): () => () => void {
  const pressed: HTMLButtonElement[] = []
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null
    if (button) pressed.push(button)
  }
  document.addEventListener('click', remember)
  return () => {
    document.removeEventListener('click', remember)
    return () => {
      for (const button of pressed) {
        if (!button.isConnected) continue
        // The browser opens a menu without the app, but not beside its button.
        if (button.popoverTargetElement instanceof HTMLElement) button.popoverTargetElement.hidePopover()
        button.click()
      }
    }
  }
}
