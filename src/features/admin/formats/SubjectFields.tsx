import { useId } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { RULE_FIELDS, type RuleFields, type RuleProblems } from '#domain/formats/ruleForm.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CardNameField } from '../CardNameField.tsx'
import styles from './FormatRules.module.css'

/** The fields that only some kinds of rules have. */
export function SubjectFields({
  fields,
  problems,
  cards,
  sets,
  isNew,
  onChange,
}: {
  fields: RuleFields
  problems: RuleProblems
  cards: readonly Card[]
  sets: readonly CardSet[]
  /** Whether the rule is added. Then a rotation may have several sets. */
  isNew: boolean
  onChange: (part: Partial<RuleFields>) => void
}) {
  const { kind } = fields
  const has = (field: (typeof RULE_FIELDS)[typeof kind][number]) => RULE_FIELDS[kind].includes(field)
  return (
    <>
      {has('card') ? (
        <CardNameField
          label={kind === 'copies' ? 'Card (leave empty for all cards)' : 'Card'}
          cards={cards}
          value={fields.card}
          error={problems.card}
          onChange={(card) => onChange({ card })}
        />
      ) : null}
      {has('sets') ? (
        <SetsField
          sets={sets}
          chosen={fields.sets}
          isMultiple={isNew && kind === 'rotation'}
          problem={problems.sets}
          onChange={(chosen) => onChange({ sets: chosen })}
        />
      ) : null}
      {has('scope') ? (
        <SelectField
          label="Sets"
          value={fields.scope}
          onChange={({ target }) => onChange({ scope: target.value === 'all' ? 'all' : 'main' })}
        >
          <option value="main">Main sets</option>
          <option value="all">All sets</option>
        </SelectField>
      ) : null}
      {has('classification') ? (
        <TextField
          label="Classification allowed in any ink"
          value={fields.classification}
          error={problems.classification}
          autoComplete="off"
          onChange={({ target }) => onChange({ classification: target.value })}
        />
      ) : null}
      {has('amount') ? (
        <TextField
          label={kind === 'size' ? 'Minimum cards' : kind === 'inks' ? 'Maximum inks' : 'Maximum copies'}
          inputMode="numeric"
          value={fields.amount}
          error={problems.amount}
          hint={kind === 'copies' ? 'Leave empty for any number of copies.' : undefined}
          autoComplete="off"
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      ) : null}
    </>
  )
}

/** Chooses a set, or several. Sets that have no cards yet are offered only if they are chosen. */
function SetsField({
  sets,
  chosen,
  isMultiple,
  problem,
  onChange,
}: {
  sets: readonly CardSet[]
  /** Codes. */
  chosen: readonly string[]
  isMultiple: boolean
  problem: string | undefined
  onChange: (chosen: readonly string[]) => void
}) {
  const id = useId()
  const described = problem ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  const message = problem ? (
    <p id={id} className={styles['problem']}>
      {problem}
    </p>
  ) : null
  const known = new Map(sets.map(({ code, name }) => [code, name]))
  const names = [...known, ...chosen.filter((code) => !known.has(code)).map((code) => [code, `set ${code}`] as const)]
  if (!isMultiple)
    return (
      <div>
        <SelectField
          label="Set"
          value={chosen[0] ?? ''}
          {...described}
          onChange={({ target }) => onChange([target.value])}
        >
          <option value="" disabled>
            Choose a set
          </option>
          {names.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {message}
      </div>
    )
  return (
    <fieldset className={styles['sets']}>
      <legend>Sets rotating out</legend>
      {names.map(([code, name]) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            {...described}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
            }
          />
          {name}
        </label>
      ))}
      {message}
    </fieldset>
  )
}
