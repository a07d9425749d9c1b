import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StoredRule } from '#data/admin/ruleChanges.ts'
import { formatIsoDay } from '#domain/dates/formatDay.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import { describeRule } from '#domain/formats/describeRule.ts'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FormatRules.module.css'
import { daysText } from './ruleDays.ts'

/** The rules of a format with their meaning, days and sources. */
export function RuleTable({
  rules,
  setName,
  onChange,
  onRemove,
}: {
  rules: readonly StoredRule[]
  setName: (code: string) => string
  onChange: (rule: StoredRule) => void
  onRemove: (rule: StoredRule) => void
}) {
  const [today] = useState(() => toUtcDay(Date.now()))
  if (rules.length === 0) return <p>No rules.</p>
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <th scope="col">Source</th>
          <th scope="col">
            <span className="spoken">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => {
          const text = describeRule(rule, setName)
          const state = stateOf(rule, today)
          return (
            <tr key={rule.id} data-state={state}>
              <th scope="row">
                {text} {state === 'current' ? null : <small>{state === 'over' ? 'no longer' : 'not yet'}</small>}
                <p>
                  {daysText(rule)} · {rule.source}
                </p>
              </th>
              <td>{rule.from === null ? 'Always' : formatIsoDay(rule.from, 'medium')}</td>
              <td>{rule.until === null ? 'No end' : formatIsoDay(rule.until, 'medium')}</td>
              <td>{rule.source}</td>
              <td className={styles['actions']}>
                <Button variant="bare" aria-label={`Change: ${text}`} onClick={() => onChange(rule)}>
                  <Pencil aria-hidden size={18} />
                </Button>
                <Button variant="bare" aria-label={`Remove: ${text}`} onClick={() => onRemove(rule)}>
                  <Trash2 aria-hidden size={18} />
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const stateOf = ({ from, until }: FormatRule, today: string) =>
  until !== null && until <= today ? 'over' : from !== null && from > today ? 'future' : 'current'
