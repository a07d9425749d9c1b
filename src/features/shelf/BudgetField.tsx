import { useState } from 'react'
import { parseBudget } from '#domain/shelf/parseBudget.ts'
import { TextField } from '#ui/TextField.tsx'

/** The most money for missing copies, in US dollars. */
export function BudgetField({ cents, onChange }: { cents: number; onChange: (cents: number) => void }) {
  const [text, setText] = useState(cents === 0 ? '' : (cents / 100).toFixed(2))
  return (
    <TextField
      label="Budget in $"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      value={text}
      error={parseBudget(text) === null ? 'Enter an amount, such as 12.50.' : undefined}
      onChange={({ target }) => {
        setText(target.value)
        const budget = parseBudget(target.value)
        if (budget !== null) onChange(budget)
      }}
    />
  )
}
