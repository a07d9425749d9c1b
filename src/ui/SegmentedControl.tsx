import { useId, useRef } from 'react'
import styles from './SegmentedControl.module.css'
import { useEarlyValue } from './useEarlyValue.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * A single choice out of a few visible options, as native radio buttons: arrow keys choose.
 * @param hrefOf the address after a choice, if it has one: before and without scripts the options are links.
 */
export function SegmentedControl<T extends string>({
  label,
  value,
  options,
  hrefOf,
  onChange,
}: {
  label: string
  value: T
  /** `detail` is a short text beside the label, such as a number. */
  options: readonly { value: T; label: string; detail?: string | undefined; disabled?: boolean }[]
  hrefOf?: ((value: T) => string) | undefined
  onChange: (value: T) => void
}) {
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const isHydrated = useIsHydrated()
  useEarlyValue(group, value, (entered) => {
    const option = options.find((one) => one.value === entered)
    if (option) onChange(option.value)
  })
  return (
    <fieldset ref={group} className={styles['group']}>
      <legend className="spoken">{label}</legend>
      {options.map((option) =>
        hrefOf && !isHydrated ? (
          <a
            key={option.value}
            {...(!option.disabled && { href: hrefOf(option.value) })}
            aria-current={option.value === value}
            className={styles['option']}
          >
            {option.label}
          </a>
        ) : (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.detail === undefined ? null : <span className={styles['detail']}> {option.detail}</span>}
            </span>
          </label>
        ),
      )}
    </fieldset>
  )
}
