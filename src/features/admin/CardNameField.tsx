import { useMemo, useRef } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { findCardsByName } from '#domain/cards/findCardsByName.ts'
import { Button } from '#ui/Button.tsx'
import { hasModifier } from '#ui/hasModifier.ts'
import { TextField } from '#ui/TextField.tsx'
import styles from './CardNameField.module.css'

const MAX_OFFERS = 5

/**
 * A field for the full name of a card. It offers the cards whose names contain the typed text: arrow down leads to the first
 * one, and Enter chooses the only one.
 */
export function CardNameField({
  label,
  cards,
  value,
  error,
  isFirst = false,
  onChange,
}: {
  label: string
  cards: readonly Card[]
  value: string
  error: string | undefined
  /** Whether the focus starts here when its dialog opens. */
  isFirst?: boolean
  onChange: (name: string) => void
}) {
  const offers = useMemo(() => findCardsByName(cards, value, MAX_OFFERS), [cards, value])
  const isChosen = offers.some(({ name }) => name === value)
  const field = useRef<HTMLInputElement>(null)
  const firstOffer = useRef<HTMLButtonElement>(null)
  const choose = (name: string) => {
    onChange(name)
    // The pressed button disappears.
    field.current?.focus()
  }
  return (
    <div className={styles['card']}>
      <TextField
        ref={field}
        label={label}
        value={value}
        error={error}
        hint="Type three letters of its name."
        {...(isFirst && { 'data-first': '' })}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (isChosen || hasModifier(event) || event.nativeEvent.isComposing) return
          const [only] = offers.length === 1 ? offers : []
          if (event.key === 'Enter' && only) choose(only.name)
          else if (event.key === 'ArrowDown') firstOffer.current?.focus()
          else return
          event.preventDefault()
        }}
      />
      {isChosen || offers.length === 0 ? null : (
        <div role="group" aria-label="Suggestions" className={styles['offers']}>
          {offers.map(({ id, name }, index) => (
            <Button
              key={id}
              {...(index === 0 && { ref: firstOffer })}
              aria-label={`Choose ${name}`}
              onClick={() => choose(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
