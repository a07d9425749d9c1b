import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from './Button.tsx'
import { hasCommand, hasModifier } from './hasModifier.ts'
import styles from './SearchField.module.css'
import { usePageKeys } from './usePageKeys.ts'

/**
 * A search box. `/` anywhere on the page leads into it, the arrow down on to the first of what it found; Esc empties it.
 * Where a keyboard on the screen leaves little room it moves to the top while one types, so that what it finds is in sight.
 */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength = 200,
  keepsText = false,
  wrongBy,
  inputProps,
  onChange,
}: {
  label: string
  placeholder: string
  value: string
  maxLength?: number
  /** Whether `/` leads behind the text, which it else selects so that typing takes its place. */
  keepsText?: boolean
  /** The id of what explains why the text is not right as it stands. */
  wrongBy?: string | undefined
  /** What else the input is and does; a key that it prevents is not the field's own any more. */
  inputProps?: ComponentProps<'input'>
  onChange: (value: string) => void
}) {
  const ref = useRef<HTMLInputElement>(null)

  usePageKeys((event) => {
    if (event.key !== '/' || hasCommand(event)) return
    event.preventDefault()
    ref.current?.focus()
    ref.current?.setSelectionRange(keepsText ? ref.current.value.length : 0, ref.current.value.length)
  })

  return (
    <div className={styles['field']} role="search">
      <Search aria-hidden size={20} />
      <input
        {...inputProps}
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        aria-invalid={wrongBy === undefined ? undefined : true}
        aria-describedby={wrongBy}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={(event) => {
          inputProps?.onFocus?.(event)
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.scrollIntoView({ block: 'start' })
        }}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          inputProps?.onKeyDown?.(event)
          // Keys while a letter is being composed are about that letter: Esc takes it back, and not the whole text.
          if (event.defaultPrevented || event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown' && !hasModifier(event) && focusFound()) event.preventDefault()
          else if (event.key === 'Escape' && value) onChange('')
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
    </div>
  )
}

/** Takes the focus to the first cell of the page's grid. @returns whether it has one. */
function focusFound(): boolean {
  const door = document.querySelector<HTMLElement>('main [aria-posinset] :is(a, button)')
  door?.focus()
  return door !== null
}
