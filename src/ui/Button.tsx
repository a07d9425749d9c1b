import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts'

/**
 * A button. It submits no form unless its `type` is `submit`. While it is busy it ignores presses, also those that would
 * submit a form, and keeps the focus, which a button with the attribute `disabled` would lose.
 */
export function Button({
  variant = 'plain',
  className = '',
  isBusy,
  onClick,
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant; isBusy?: boolean }) {
  return (
    <button
      type="button"
      className={`${buttonStyle(variant)} ${className}`}
      aria-disabled={isBusy}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}
