import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

/** A switch with a hint below it that explains the current state. */
export function Switch({
  label,
  hint,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> & { label: string; hint: ReactNode }) {
  const id = useId()
  return (
    <div className={styles['switch']}>
      <label htmlFor={id}>{label}</label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
      <input id={id} type="checkbox" role="switch" aria-describedby={`${id}-hint`} {...input} />
      <p id={`${id}-hint`} aria-live="polite">
        {hint}
      </p>
    </div>
  )
}
