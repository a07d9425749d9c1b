import { Search, X } from 'lucide-react'
import { type ComponentProps, type SyntheticEvent, useRef } from 'react'
import { Button } from './Button.tsx'
import { hasModifier } from './hasModifier.ts'
import { SEARCH_FORM, type SearchForm } from './searchForm.ts'
import styles from './SearchField.module.css'
import { useEarlyValue } from './useEarlyValue.ts'

/**
 * A search box. `/` anywhere on the page focuses it (src/app/searchShortcut.ts), arrow down moves to the first result,
 * Esc clears its words and then leaves it. On touch screens it scrolls to the top on focus, so that results stay
 * visible above the on-screen keyboard.
 */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength = 200,
  typedFrom = 0,
  wrongBy,
  inputProps,
  form,
  onChange,
}: {
  label: string
  placeholder: string
  value: string
  maxLength?: number
  /** The index at which the words begin behind filters, which `/` does not select and Esc does not clear. */
  typedFrom?: number
  /** The id of the element that explains why the text is invalid. */
  wrongBy?: string | undefined
  /** More props of the input. If its `onKeyDown` prevents the default, the field ignores that key. */
  inputProps?: ComponentProps<'input'>
  form?: SearchForm | undefined
  onChange: (value: string) => void
}) {
  const ref = useRef<HTMLInputElement>(null)
  const isEntering = useRef(false)
  const Field = form ? 'form' : 'div'
  useEarlyValue(ref, value, onChange)

  return (
    <Field
      className={styles['field']}
      role="search"
      {...(form && {
        id: SEARCH_FORM,
        action: form.action,
        onSubmit: (event: SyntheticEvent) => event.preventDefault(),
      })}
    >
      <Search aria-hidden size={20} />
      <input
        {...inputProps}
        ref={ref}
        type="search"
        {...(form && { name: form.name ?? 'search' })}
        aria-label={label}
        aria-keyshortcuts="/"
        data-typed-from={typedFrom}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        aria-invalid={wrongBy === undefined ? undefined : true}
        aria-describedby={wrongBy}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onPointerDown={({ currentTarget }) => (isEntering.current = document.activeElement !== currentTarget)}
        onClick={({ currentTarget, nativeEvent }) => {
          // A finger that enters the field hits the filters by chance, and words typed inside them would break them.
          const isTap = (nativeEvent as PointerEvent).pointerType === 'touch'
          const { selectionEnd, value: text } = currentTarget
          if (isTap && isEntering.current && (selectionEnd ?? 0) < typedFrom)
            currentTarget.setSelectionRange(text.length, text.length)
          isEntering.current = false
        }}
        onFocus={(event) => {
          inputProps?.onFocus?.(event)
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.scrollIntoView({ block: 'start' })
        }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          inputProps?.onKeyDown?.(event)
          // During IME composition keys belong to the letter being composed: Esc cancels that letter, not the whole
          // text.
          if (event.defaultPrevented || event.nativeEvent.isComposing) return
          // Chromium would clear the whole field.
          if (event.key === 'Escape' && value) event.preventDefault()
          if (event.key === 'ArrowDown' && !hasModifier(event) && focusFirstResult()) event.preventDefault()
          else if (event.key === 'Escape' && value.length > typedFrom) onChange(value.slice(0, typedFrom))
          else if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {value ? (
        <Button
          variant="bare"
          aria-label="Clear the search"
          onClick={() => {
            onChange('')
            ref.current?.focus()
          }}
        >
          <X aria-hidden size={18} />
        </Button>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
      {form?.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </Field>
  )
}

/** Focuses the first cell of the page's grid. @returns whether there is one. */
function focusFirstResult(): boolean {
  const control = document.querySelector<HTMLElement>('main [data-index] :is(a, button)')
  control?.focus()
  return control !== null
}
