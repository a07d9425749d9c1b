import { type ComponentProps, useId } from 'react'
import styles from './SelectField.module.css'

/** A labeled `<select>`. */
export function SelectField({
  label,
  ...select
}: Omit<ComponentProps<'select'>, 'id' | 'className'> & { label: string }) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select} />
    </div>
  )
}
