import { type ComponentProps, useId } from 'react'
import styles from './TextArea.module.css'

/** A labeled `<textarea>`. `described` is the id of an element that screen readers announce with it. */
export function TextArea({
  label,
  described,
  ...area
}: Omit<ComponentProps<'textarea'>, 'id' | 'className'> & { label: string; described?: string | undefined }) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} aria-describedby={described} {...area} />
    </div>
  )
}
