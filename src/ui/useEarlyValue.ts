import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Applies what a visitor entered into a prerendered field before its hydration: React leaves the field as it is and gets no
 * event.
 * @param container the field, or an element with the radio buttons of one choice.
 */
export function useEarlyValue(
  container: RefObject<Element | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const apply = useEffectEvent(() => {
    const field = container.current?.matches('input, select')
      ? container.current
      : container.current?.querySelector(':checked')
    // Both selectors match fields only.
    const entered = (field as Field | null | undefined)?.value
    if (entered !== undefined && entered !== value) onChange(entered)
  })
  // Before the next render, which writes `value` into the field.
  useLayoutEffect(() => apply(), [])
}
