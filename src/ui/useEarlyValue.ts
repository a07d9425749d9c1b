import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/** Whether a visitor changed a field of the prerendered page. A difference from the current address is not such a change. */
function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return field.type === 'radio' ? !field.defaultChecked : field.value !== field.defaultValue
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
}

/**
 * Applies what a visitor entered into a prerendered field before its hydration: React leaves the field as it is and gets no
 * event. Another field gets the value of the address, which Back may have changed since the page was rendered.
 * @param container the field, or an element with the radio buttons of one choice.
 */
export function useEarlyValue(
  container: RefObject<Element | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const apply = useEffectEvent(() => {
    const element = container.current?.matches('input, select')
      ? container.current
      : container.current?.querySelector(':checked')
    // Both selectors match fields only.
    const field = element as Field | null | undefined
    if (!field || field.value === value) return
    if (isEntered(field)) onChange(field.value)
    else if (field instanceof HTMLSelectElement) choose(field, value)
  })
  // This runs before the next render, which writes `value` into the field.
  useLayoutEffect(() => apply(), [])
}
