import type { ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'

/** Starts work that takes a while. It cannot be pressed meanwhile, and keeps the focus of whoever pressed it by a key. */
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
