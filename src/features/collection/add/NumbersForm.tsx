import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AddedCopies, TypedNumbers } from '#domain/collection/cardNumbers.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CopiesRow } from './CopiesRow.tsx'
import styles from './NumbersForm.module.css'

const FINISHES = [
  { value: 'nonFoil', label: 'Non-foil' },
  { value: 'foil', label: 'Foil' },
] as const

/** The field for numbers, with a preview of the card before it is added. */
export function NumbersForm({
  set,
  main,
  promo,
  onChooseSet,
  read,
  ownedOf,
  onAdd,
}: {
  set: CardSet
  main: readonly CardSet[]
  promo: readonly CardSet[]
  onChooseSet: (code: string) => void
  read: (text: string, isFoil: boolean) => TypedNumbers
  ownedOf: (copies: AddedCopies) => number
  /** @returns why some copies were not added, else an empty text. */
  onAdd: (copies: readonly AddedCopies[]) => string
}) {
  const [text, setText] = useState('')
  const [isFoil, setIsFoil] = useState(false)
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const typed = read(text, isFoil)
  const meant = typed.problem ? undefined : typed.copies.at(-1)

  // Members type at once, even before the cards have loaded.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = typed.copies.length === 0 && !typed.problem
    setProblem(isEmpty ? 'Please type the number of a card.' : onAdd(typed.copies) || typed.problem)
    setText(typed.rest)
    field.current?.focus()
  }
  const choose = (code: string) => {
    setProblem('')
    onChooseSet(code)
  }
  return (
    <Panel title="By Number">
      <form className={styles['form']} noValidate onSubmit={submit}>
        <SelectField label="Set" value={set.code} onChange={({ target }) => choose(target.value)}>
          {[
            { label: 'Main Sets', sets: main },
            { label: 'Promo Sets', sets: promo },
          ].map((group) =>
            group.sets.length > 0 ? (
              <optgroup key={group.label} label={group.label}>
                {group.sets.map(({ id, code, name }) => (
                  <option key={id} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ) : null,
          )}
        </SelectField>
        <TextField
          ref={field}
          data-first
          label="Card Numbers"
          error={problem}
          hint="Number at the bottom left of the card. 45 = one copy, 45f = foil, 3x45 = three."
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => {
            setText(target.value)
            setProblem('')
          }}
        />
        <div className={styles['add']}>
          <SegmentedControl
            label="Finish"
            value={isFoil ? 'foil' : 'nonFoil'}
            options={FINISHES}
            onChange={(value) => setIsFoil(value === 'foil')}
          />
          <Button type="submit" variant="gold">
            Add
          </Button>
        </div>
      </form>
      <p className="spoken" role="alert">
        {problem}
      </p>
      <div className={styles['preview']}>
        {meant ? <CopiesRow copies={meant} owned={ownedOf(meant)} /> : <p>Your card appears here before you add it.</p>}
      </div>
    </Panel>
  )
}
