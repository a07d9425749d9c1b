import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts'

/** A button. It submits no form unless its `type` is `submit`. */
export function Button({
  variant = 'plain',
  className = '',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type="button" className={`${buttonStyle(variant)} ${className}`} {...rest} />
}
