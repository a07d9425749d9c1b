/** What a visitor uses. A link needs no app; a button does nothing before there is one. */
const CONTROLS = 'button, input, select, textarea'

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Where a control is found again: by what it is called, and which of those of that name it is. */
type Place = { readonly name: string; readonly nth: number }

/** How long a control may take to come, in ms: what was meant longer ago would surprise. */
const PATIENCE = 5000

const LISTENED = ['focusin', 'click', 'input', 'change'] as const

/**
 * Remembers what is done to a page that was drawn beforehand: someone may type, choose and press before the scripts have
 * come, and until the page's own controls have taken the place of the drawn ones.
 * @param root what was drawn, as long as nothing took its place.
 * @returns does the same to the controls that have taken their place, and to those that come later, until the visitor
 * goes on by themselves. To be called when the app stands in the page.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const used = new Map<Control, Place>()
  const note = (control: Control) => {
    if (!used.has(control)) used.set(control, placeOf(root, control))
  }
  let focused: Place | undefined
  const follow = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest<Control>(CONTROLS) : null
    const inside = control !== null && root.contains(control)
    if (type === 'focusin') focused = inside ? placeOf(root, control) : undefined
    else if (inside && (type !== 'click' || control instanceof HTMLButtonElement)) {
      note(control)
      if (type === 'click') control.dataset['waiting'] = ''
    }
  }
  for (const type of LISTENED) document.addEventListener(type, follow)
  for (const control of controlsIn(root)) {
    if (control === document.activeElement) focused = placeOf(root, control)
    if ('defaultValue' in control && !isTicked(control) && control.value !== control.defaultValue) note(control)
  }

  return () => {
    for (const type of LISTENED) document.removeEventListener(type, follow)
    const find = ({ name, nth }: Place) => controlsIn(root).filter((control) => nameOf(control) === name)[nth]
    // One in each task, as by hand: what the first has changed is there when the next is pressed.
    const repeat = () => {
      for (const [drawn, place] of used) {
        const control = find(place)
        if (!control || control === drawn || control.disabled) continue
        used.delete(drawn)
        doAgain(drawn, control)
        next = setTimeout(repeat)
        return
      }
      if (used.size === 0) stop()
    }
    let next: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(repeat)
    const stop = () => {
      observer.disconnect()
      for (const timer of [patience, next]) clearTimeout(timer)
      for (const type of ['pointerdown', 'keydown'] as const) document.removeEventListener(type, stop)
    }
    const patience = setTimeout(stop, PATIENCE)
    for (const type of ['pointerdown', 'keydown'] as const) document.addEventListener(type, stop)
    observer.observe(root, { childList: true, subtree: true })
    if (focused) find(focused)?.focus({ preventScroll: true })
    repeat()
  }
}

const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>(CONTROLS)]

/** What is announced of a control. */
const nameOf = (control: Control): string =>
  [
    control.localName,
    control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent,
    control instanceof HTMLButtonElement ? control.textContent : control.getAttribute('placeholder'),
  ].join(' ')

function placeOf(root: HTMLElement, control: Control): Place {
  const name = nameOf(control)
  return {
    name,
    nth: controlsIn(root)
      .filter((other) => nameOf(other) === name)
      .indexOf(control),
  }
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

function doAgain(drawn: Control, control: Control) {
  if (control instanceof HTMLButtonElement) control.click()
  else if (isTicked(drawn) && isTicked(control)) {
    if (control.checked !== drawn.checked) control.click()
  } else if (control.value !== drawn.value) {
    // React only believes an event when the value was set past its own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, drawn.value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}
