import { createContext, type ReactNode } from 'react'
import styles from './Outcome.module.css'

/** Whether a notice is in an `Outcome`, which announces it. */
export const InOutcome = createContext(false)

/**
 * The place for the notice of an outcome. It is rendered before the action as well: screen readers announce reliably only what
 * appears in a status that was there before, and the focus often stays on the pressed button.
 */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <InOutcome value>
      <div role="status" className={styles['outcome']}>
        {children}
      </div>
    </InOutcome>
  )
}
