/** What a visitor uses. A link needs no app; a button does nothing before there is one. */
const CONTROLS = 'button, input, select, textarea'

/** What takes the keys that are pressed in it. */
const FIELDS = 'input, select, textarea'

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Where a control is found again: by what it is called, and which of those of that name it is. */
type Place = { readonly name: string; readonly nth: number }

/** How a control that was used stood when the app came. */
type Wanted = { readonly place: Place; readonly value: string; readonly checked: boolean | undefined }

/** How long a control may take to come, in ms: what was meant longer ago would surprise. */
const PATIENCE = 5000

const LISTENED = ['focusin', 'click', 'input', 'change'] as const

/**
 * Remembers what is done to a page that was drawn beforehand: someone may type, choose and press before the scripts have
 * come, and until the app has taken over the drawn controls or put its own in their place.
 * @param root what was drawn, as long as nothing took its place.
 * @returns does the same to the app's controls, and to those that come later, until the visitor goes on by themselves. To
 * be called when the app stands in the page.
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
  // Done at once: what is typed next belongs into the field.
  const lead = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(FIELDS))) return
    const field = controlsIn(root).find((control) => control.getAttribute('aria-keyshortcuts') === key)
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  for (const type of LISTENED) document.addEventListener(type, follow)
  document.addEventListener('keydown', lead)
  for (const control of controlsIn(root)) {
    if (control === document.activeElement) focused = placeOf(root, control)
    if ('defaultValue' in control && !isTicked(control) && control.value !== control.defaultValue) note(control)
  }

  return () => {
    for (const type of LISTENED) document.removeEventListener(type, follow)
    document.removeEventListener('keydown', lead)
    // Noted now: the app gives controls that it keeps its own values.
    const waiting = new Set([...used].map(([control, place]) => wantedOf(control, place)))
    const find = ({ name, nth }: Place) => controlsIn(root).filter((control) => nameOf(control) === name)[nth]
    // One in each task, as by hand: what the first has changed is there when the next is pressed.
    const repeat = () => {
      for (const wanted of waiting) {
        const control = find(wanted.place)
        if (!control || control.disabled) continue
        waiting.delete(wanted)
        doAgain(wanted, control)
        next = setTimeout(repeat)
        return
      }
      if (waiting.size === 0) stop()
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
    next = setTimeout(repeat)
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

function wantedOf(control: Control, place: Place): Wanted {
  delete control.dataset['waiting']
  return { place, value: control.value, checked: isTicked(control) ? control.checked : undefined }
}

function doAgain({ value, checked }: Wanted, control: Control) {
  // A part of a drawn page that React has not come to yet is taken over when an event reaches it, and stands then as it is.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLButtonElement) control.click()
  else if (checked !== undefined && isTicked(control)) {
    // A control that was kept stands so already, and the app has not heard of it.
    control.checked = !checked
    control.click()
  } else {
    const isChoice = control instanceof HTMLSelectElement
    // React only believes an event when the value was set past its own setter, and is another than it knows of.
    if (!isChoice) control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }))
  }
}
