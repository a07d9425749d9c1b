import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/**
 * The button that sends a form. While it is busy it ignores presses and stays focusable: a disabled button loses the
 * focus.
 */
export function SubmitButton({ isBusy, ...rest }: ComponentProps<typeof Button> & { isBusy: boolean }) {
  return (
    <Button
      variant="gold"
      type="submit"
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
      {...rest}
    />
  )
}
