import type { ReactNode } from 'react'

/** The heading of a step that took the place of another one: whoever reads along is brought to it. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 ref={takeFocus} tabIndex={-1}>
      {children}
    </h2>
  )
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}
