import type { ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'

/** Starts a long task. Meanwhile it cannot be pressed, but keeps the keyboard focus. */
export function RunButton({
  isBusy,
  onRun,
  ...rest
}: Pick<ComponentProps<typeof Button>, 'variant' | 'aria-label' | 'children'> & {
  isBusy: boolean
  onRun: () => void
}) {
  return <Button aria-disabled={isBusy} onClick={() => isBusy || onRun()} {...rest} />
}
