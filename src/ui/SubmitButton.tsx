import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

/** The button that sends a form. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button variant="gold" type="submit" {...props} />
}
