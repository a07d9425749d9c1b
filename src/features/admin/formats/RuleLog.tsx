import type { Ref } from 'react'
import { type RuleChange, type RuleEdit, type StoredRule, undoOf } from '#data/admin/ruleChanges.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { describeRule } from '#domain/formats/describeRule.ts'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useNow } from '#ui/useNow.ts'
import styles from './FormatRules.module.css'
import { daysText } from './ruleDays.ts'

/** The last changes of rules, newest first. The last change of each rule can be undone. */
export function RuleLog({
  ref,
  changes,
  rules,
  setName,
  isBusy,
  onUndo,
}: {
  ref: Ref<HTMLElement>
  changes: readonly RuleChange[]
  rules: readonly StoredRule[]
  setName: (code: string) => string
  isBusy: boolean
  onUndo: (edit: RuleEdit) => void
}) {
  const now = useNow()
  const describe = (rule: FormatRule) =>
    `${rule.format === null ? 'All formats' : FORMAT_NAMES[rule.format]}: ${describeRule(rule, setName)}, ${daysText(rule)} (${rule.source})`
  const textOf = ({ before, after }: RuleChange) => {
    if (before && after) return `Changed “${describe(before)}” to “${describe(after)}”`
    if (after) return `Added “${describe(after)}”`
    return before ? `Removed “${describe(before)}”` : ''
  }
  return (
    <Panel title="Log" ref={ref} tabIndex={-1}>
      {changes.length === 0 ? <p>No changes yet.</p> : null}
      <ul className={styles['log']}>
        {changes.map((change, at) => {
          const text = textOf(change)
          const isLast = changes.findIndex(({ ruleId }) => ruleId === change.ruleId) === at
          const undo = isLast ? undoOf(change, rules) : null
          return (
            <li key={change.id}>
              <div>
                <p>{text}</p>
                <small>
                  {change.author ?? 'The operator'} · {relativeTime(change.changedAt, now)}
                </small>
              </div>
              {undo ? (
                <Button aria-label={`Undo: ${text}`} isBusy={isBusy} onClick={() => onUndo(undo)}>
                  Undo
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
