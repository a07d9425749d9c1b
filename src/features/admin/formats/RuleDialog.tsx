import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RuleEdit, StoredRule } from '#data/admin/ruleChanges.ts'
import { catalogueQuery } from '#data/catalogue/catalogue.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import { foldText } from '#domain/cards/foldText.ts'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { RULE_KIND_NAMES, RULE_KINDS } from '#domain/formats/describeRule.ts'
import { OFFICIAL_FORMATS } from '#domain/formats/formatRule.ts'
import {
  needsFirstDay,
  NEW_RULE,
  readRuleFields,
  type RuleFields,
  type RuleProblems,
  ruleToFields,
} from '#domain/formats/ruleForm.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './FormatRules.module.css'
import { SubjectFields } from './SubjectFields.tsx'

/** Adds rules, or changes one. Its fields depend on the kind of rule. */
export function RuleDialog({
  rule,
  sets,
  onSave,
  onClose,
}: {
  /** The rule to change; null to add one. */
  rule: StoredRule | null
  sets: readonly CardSet[]
  /** Rejects with the reason. */
  onSave: (edit: RuleEdit) => Promise<void>
  onClose: () => void
}) {
  const { data: catalogue } = useQuery(catalogueQuery)
  const names = useMemo(() => catalogue && new Set(catalogue.cards.map(cardKey)), [catalogue])
  const [fields, setFields] = useState<RuleFields>(() => (rule ? ruleToFields(rule) : NEW_RULE))
  const [problems, setProblems] = useState<RuleProblems>({})
  const change = (part: Partial<RuleFields>) => setFields((before) => ({ ...before, ...part }))

  const save = () => {
    // Without the cards the name is accepted as typed.
    const read = readRuleFields(fields, (name) => names?.has(foldText(name)) ?? true)
    setProblems(read.problems)
    const [first] = read.rules
    if (!first) return null
    return onSave(
      rule ? { kind: 'change', id: rule.id, rule: first, since: rule.updatedAt } : { kind: 'add', rules: read.rules },
    )
  }

  return (
    <FormDialog title={rule ? 'Change Rule' : 'Add Rule'} problems={problems} onSave={save} onClose={onClose}>
      <SelectField
        label="Kind of rule"
        value={fields.kind}
        disabled={rule !== null}
        {...(rule === null && { 'data-first': '' })}
        onChange={({ target }) => {
          change({ kind: target.value as RuleFields['kind'] }) // an option below
          setProblems({})
        }}
      >
        {RULE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {RULE_KIND_NAMES[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Format"
        {...(rule !== null && { 'data-first': '' })}
        value={fields.format}
        onChange={({ target }) => change({ format: target.value as RuleFields['format'] })} // an option below
      >
        {OFFICIAL_FORMATS.map((format) => (
          <option key={format} value={format}>
            {FORMAT_NAMES[format]}
          </option>
        ))}
        <option value="">All formats</option>
      </SelectField>
      <SubjectFields
        fields={fields}
        problems={problems}
        cards={catalogue?.cards ?? []}
        sets={sets}
        isNew={rule === null}
        onChange={change}
      />
      <div className={styles['days']}>
        <TextField
          label="From"
          type="date"
          value={fields.from}
          error={problems.from}
          hint={
            needsFirstDay(fields.kind)
              ? 'The first day on which it applies.'
              : 'The first day on which it applies. Leave empty if it always has.'
          }
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          value={fields.until}
          error={problems.until}
          hint="The first day on which it no longer applies. Leave empty for no end."
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      <TextField
        label="Source"
        value={fields.source}
        error={problems.source}
        hint="The number of the rule, or the announcement, such as TR 1.3.1."
        autoComplete="off"
        onChange={({ target }) => change({ source: target.value })}
      />
    </FormDialog>
  )
}
