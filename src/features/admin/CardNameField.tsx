import { useMemo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { findCardsByName } from '#domain/cards/findCardsByName.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './CardNameField.module.css'

const MAX_OFFERS = 5

/** A field for the full name of a card. It offers the cards whose names contain the typed text. */
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
  return (
    <div className={styles['card']}>
      <TextField
        label={label}
        value={value}
        error={error}
        hint="Type three letters of its name."
        {...(isFirst && { 'data-first': '' })}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      {isChosen || offers.length === 0 ? null : (
        <div role="group" aria-label="Suggestions" className={styles['offers']}>
          {offers.map(({ id, name }) => (
            <Button key={id} aria-label={`Choose ${name}`} onClick={() => onChange(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
