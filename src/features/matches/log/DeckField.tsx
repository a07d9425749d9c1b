import { useId } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { MatchDraft } from '#domain/matches/matchForm.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import { SelectField } from '#ui/SelectField.tsx'
import styles from './MatchDialog.module.css'

/** Selects one of the member's decks (requirements §5, Log match). */
export function DeckField({
  field: { value, onChange, onBlur, ref, name },
  decks,
  error,
}: {
  field: ControllerRenderProps<MatchDraft & { when: string }, 'deckId'>
  /** Undefined while loading. */
  decks: readonly ImportDeck[] | undefined
  error: string | undefined
}) {
  const id = useId()
  const isListed = decks?.some((deck) => deck.id === value) === true
  return (
    <div className={styles['field']}>
      <SelectField
        label="Deck"
        ref={ref}
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {value === '' ? (
          <option value="">Choose a deck</option>
        ) : isListed ? null : (
          <option value={value}>This deck</option>
        )}
        {decks?.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name}
          </option>
        ))}
      </SelectField>
      {error ? (
        <p id={id} className={styles['problem']}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
