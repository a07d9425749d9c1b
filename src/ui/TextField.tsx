import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './TextField.module.css'

/** A labeled text input. Its error and hint appear below it, and screen readers announce them with it. */
export function TextField({
  label,
  error,
  hint,
  end,
  ...input
}: Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Content at the end inside of the field, such as a button. */
  end?: ReactNode
}) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['box']} data-wrong={error || input['aria-invalid'] ? '' : undefined}>
        <input
          id={id}
          type="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          {...input}
        />
        {end}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
