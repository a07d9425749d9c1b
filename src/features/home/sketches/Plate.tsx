import type { ReactNode } from 'react'

const CORNERS = [
  'translate(12 12) scale(.42)',
  'translate(428 12) scale(-.42 .42)',
  'translate(12 288) scale(.42 -.42)',
  'translate(428 288) scale(-.42)',
]

/** A decorative drawing of 440 by 300 in a gold frame, hidden from screen readers. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 440 300" fill="none" aria-hidden>
      <path d="M64 16H376M64 284H376M16 64V236M424 64V236" stroke="var(--card-gold)" opacity=".55" />
      {CORNERS.map((corner) => (
        <use key={corner} href="#sketch-curl" width="100" height="100" transform={corner} opacity=".75" />
      ))}
      {children}
    </svg>
  )
}
