import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { correctableRowQuery, type CorrectionEdit } from '#data/admin/corrections.ts'
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  fieldsOfCard,
  fieldText,
  readFieldText,
  showFieldValue,
  valueOfField,
} from '#domain/admin/correction.ts'
import type { Card } from '#domain/cards/card.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CardNameField } from '../CardNameField.tsx'
import { ValueField } from './ValueField.tsx'

type Problems = { readonly card?: string; readonly value?: string; readonly reason?: string }

/** Corrects a field of a card, with a reason. */
export function CorrectDialog({
  adminId,
  cards,
  onSave,
  onClose,
}: {
  adminId: string
  cards: readonly Card[]
  /** Rejects with the reason. */
  onSave: (edit: CorrectionEdit) => Promise<void>
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState('')
  const [chosenField, setField] = useState<CorrectableField>('cost')
  /** The typed value with its card and field, so that no other card or field gets it; null at first. */
  const [typed, setTyped] = useState<{ cardId: string; field: CorrectableField; text: string } | null>(null)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const printings = cards.filter((card) => card.name === name)
  const card = printings.find((printing) => printing.id === chosen) ?? printings[0]
  const fields = fieldsOfCard(card?.id ?? '')
  const field = fields.includes(chosenField) ? chosenField : 'cost'
  const {
    data: row,
    error,
    refetch,
  } = useQuery({ ...correctableRowQuery(adminId, card?.id ?? ''), enabled: card !== undefined })
  const stored = row && valueOfField(row, field)
  const isTyped = typed !== null && typed.cardId === card?.id && typed.field === field
  const text = isTyped ? typed.text : stored === undefined ? '' : fieldText(stored)

  const save = () => {
    const read = readFieldText(field, text)
    const why = plainLine(reason)
    const found: Problems = {
      ...(!card && { card: 'Choose a card from the list.' }),
      ...(card && read.problem !== undefined && { value: read.problem }),
      ...(card && stored !== undefined && text === fieldText(stored) && { value: 'The card has this value already.' }),
      ...((why === '' || why.length > 300) && { reason: 'Enter a reason of at most 300 characters.' }),
    }
    setProblems(found)
    if (!card || read.problem !== undefined || Object.keys(found).length > 0) return null
    return onSave({ kind: 'correct', cardId: card.id, field, value: read.value, reason: why })
  }

  return (
    <FormDialog
      title="Correct a Card"
      problems={problems}
      isLoading={card !== undefined && row === undefined}
      onSave={save}
      onClose={onClose}
    >
      <CardNameField
        isFirst
        label="Card"
        cards={cards}
        value={name}
        error={problems.card}
        onChange={(typedName) => {
          setName(typedName)
          setProblems({})
        }}
      />
      {card && printings.length > 1 ? (
        <SelectField
          label="Printing"
          value={card.id}
          onChange={({ target }) => {
            setChosen(target.value)
            setProblems({})
          }}
        >
          {printings.map((printing) => (
            <option key={printing.id} value={printing.id}>
              {printing.set} #{printing.collectorNumber}
            </option>
          ))}
        </SelectField>
      ) : null}
      {card ? (
        <>
          <SelectField
            label="Field"
            value={field}
            onChange={({ target }) => {
              setField(target.value as CorrectableField) // an option below
              setProblems({})
            }}
          >
            {fields.map((option) => (
              <option key={option} value={option}>
                {CORRECTABLE_FIELDS[option].label}
              </option>
            ))}
          </SelectField>
          {stored !== undefined ? (
            <ValueField
              field={field}
              value={text}
              error={problems.value}
              stored={showFieldValue(field, stored)}
              onChange={(value) => setTyped({ cardId: card.id, field, text: value })}
            />
          ) : error ? (
            <InlineError message={error.message} onRetry={() => void refetch()} />
          ) : (
            <Spinner label="Loading the card" />
          )}
        </>
      ) : null}
      <TextField
        label="Reason"
        value={reason}
        error={problems.reason}
        hint="Other administrators see it, such as “Misprint, see the publisher's errata”."
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
