import { useRef } from 'react'
import { Button } from './Button.tsx'
import { SEARCH_FORM } from './searchForm.ts'
import { useEarlyValue } from './useEarlyValue.ts'

/** Chooses the order of a list. */
export function SortSelect({
  value,
  options,
  className,
  isInForm,
  onChange,
}: {
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  className: string | undefined
  /** Whether the order is sent with the page's search form. Without scripts it then has a button. */
  isInForm: boolean
  onChange: (value: string) => void
}) {
  const select = useRef<HTMLSelectElement>(null)
  useEarlyValue(select, value, onChange)
  return (
    <>
      <select
        ref={select}
        aria-label="Sort"
        className={className}
        {...(isInForm && { name: 'sort', form: SEARCH_FORM })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {isInForm ? (
        <noscript>
          <Button type="submit" form={SEARCH_FORM}>
            Sort
          </Button>
        </noscript>
      ) : null}
    </>
  )
}
