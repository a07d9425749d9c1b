import { createEvent, fireEvent } from '@testing-library/react'

/** Presses Enter in a field. As in browsers, and unlike in jsdom, that clicks the submit button of its form. */
export function pressEnter(field: HTMLInputElement): void {
  const event = createEvent.keyDown(field, { key: 'Enter' })
  fireEvent(field, event)
  if (event.defaultPrevented) return
  const controls = [...(field.form?.elements ?? [])]
  const button = controls.find((control) => control instanceof HTMLButtonElement && control.type === 'submit')
  if (button) fireEvent.click(button)
}
