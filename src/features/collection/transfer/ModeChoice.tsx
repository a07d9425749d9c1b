import { useId } from 'react'
import type { ImportMode } from '#domain/collection/csv/planImport.ts'
import styles from './ModeChoice.module.css'

const MODES: readonly { value: ImportMode; label: string; note: string }[] = [
  { value: 'add', label: 'Add to my collection', note: 'The copies in the file are added to those you have.' },
  { value: 'replace', label: 'Replace my collection', note: 'Your collection will match the file exactly.' },
]

/** Chooses whether an import adds to the collection or replaces it. */
export function ModeChoice({
  value,
  disabled,
  onChange,
}: {
  value: ImportMode
  disabled: boolean
  onChange: (value: ImportMode) => void
}) {
  const id = useId()
  return (
    <fieldset className={styles['modes']} disabled={disabled}>
      <legend className="spoken">How to import</legend>
      {MODES.map((mode) => (
        <label key={mode.value} className={styles['mode']}>
          <input
            type="radio"
            name={id}
            value={mode.value}
            checked={mode.value === value}
            aria-describedby={`${id}-${mode.value}`}
            aria-label={mode.label}
            onChange={() => onChange(mode.value)}
          />
          <span className={styles['label']}>{mode.label}</span>
          <span id={`${id}-${mode.value}`} className={styles['note']}>
            {mode.note}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
