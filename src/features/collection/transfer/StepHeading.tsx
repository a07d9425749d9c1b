import type { ReactNode } from 'react'

/** The heading of a step. It takes the focus, so that screen readers continue there. */
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
