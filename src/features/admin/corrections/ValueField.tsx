import { useId } from 'react'
import { CORRECTABLE_FIELDS, type CorrectableField } from '#domain/admin/correction.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Corrections.module.css'

const HINTS: Partial<Record<CorrectableField, string>> = {
  service_number: ' Leave empty if the service has the same number.',
}

/** The control for a value of a field of a card. */
export function ValueField({
  field,
  value,
  stored,
  error,
  onChange,
}: {
  field: CorrectableField
  value: string
  /** The value that the card has. */
  stored: string
  error: string | undefined
  onChange: (text: string) => void
}) {
  const id = useId()
  const { kind } = CORRECTABLE_FIELDS[field]
  const label = 'Corrected value'
  const hint = `Current value: ${stored}.${HINTS[field] ?? (kind === 'list' ? ' Separate entries with commas.' : '')}`
  if (kind === 'line' || kind === 'number' || kind === 'price' || kind === 'list')
    return (
      <TextField
        label={label}
        value={value}
        error={error}
        hint={hint}
        inputMode={kind === 'number' ? 'numeric' : kind === 'price' ? 'decimal' : 'text'}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const described = {
    ...(error && { 'aria-invalid': true }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className={styles['value']}>
      {kind === 'text' ? (
        <TextArea label={label} rows={5} value={value} described={id} {...described} />
      ) : (
        <SelectField label={label} value={value} aria-describedby={id} {...described}>
          <option value="yes">yes</option>
          <option value="no">no</option>
        </SelectField>
      )}
      <p id={id} className={error ? styles['problem'] : styles['soft']}>
        {error ?? (kind === 'text' ? 'One ability per line.' : hint)}
      </p>
    </div>
  )
}
