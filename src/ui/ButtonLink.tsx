import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { hasCommandKey } from './hasModifier.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * A button whose result has an address, `href`. Before and without scripts it is a link to it; after hydration it is a button
 * for assistive technology, and still opens in another tab. Without `href` it is a plain button. It keeps the focus when it
 * becomes disabled.
 */
export function ButtonLink({
  href,
  isOn,
  isDisabled = false,
  onPress,
  children,
  ...props
}: {
  href: string | undefined
  /** Whether it is pressed; absent if it is not a toggle. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
} & Pick<ComponentProps<'button'>, 'className' | 'title' | 'children' | 'style' | 'aria-label' | 'tabIndex'>) {
  const isHydrated = useIsHydrated()
  if (href === undefined)
    return (
      <button
        {...props}
        type="button"
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onPress}
      >
        {children}
      </button>
    )
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <a
      {...props}
      {...(isHydrated ? { role: 'button', 'aria-pressed': isOn } : { 'aria-current': isOn })}
      {...(isDisabled
        ? { 'aria-disabled': true, tabIndex: 0 }
        : {
            href,
            onClick: (event) => (hasCommandKey(event) || event.shiftKey ? undefined : press(event)),
            onKeyDown: (event) => (event.key === ' ' ? press(event) : undefined),
          })}
    >
      {children}
    </a>
  )
}
