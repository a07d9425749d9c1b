import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '#data/useHydrated.ts'
import { hasCommandKey } from '#ui/hasModifier.ts'

/**
 * Switches one value of a filter on or off. With `href`, the address that shows the result, it is also a link: it works
 * before and without scripts, and opens in another tab. It becomes a button for assistive technology after hydration.
 */
export function FilterToggle({
  href,
  isOn,
  isDisabled,
  onToggle,
  children,
  ...props
}: {
  href: string | undefined
  isOn: boolean
  isDisabled: boolean
  onToggle: () => void
} & Pick<ComponentProps<'button'>, 'className' | 'title' | 'children' | 'style' | 'aria-label'>) {
  const isHydrated = useHydrated(true, false)
  if (href === undefined)
    return (
      <button {...props} type="button" aria-pressed={isOn} disabled={isDisabled} onClick={onToggle}>
        {children}
      </button>
    )
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    <a
      {...props}
      {...(isHydrated ? { role: 'button', 'aria-pressed': isOn } : { 'aria-current': isOn })}
      {...(isDisabled
        ? { 'aria-disabled': true }
        : {
            href,
            onClick: (event) => (hasCommandKey(event) || event.shiftKey ? undefined : toggle(event)),
            onKeyDown: (event) => (event.key === ' ' ? toggle(event) : undefined),
          })}
    >
      {children}
    </a>
  )
}
