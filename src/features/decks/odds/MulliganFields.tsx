import { OPENING_HAND_SIZE } from '#domain/decks/openingHand.ts'
import type { MulliganPolicy } from '#domain/odds/mulliganPolicy.ts'
import { SelectField } from '#ui/SelectField.tsx'
import styles from './Odds.module.css'

const KINDS = ['keep', 'others', 'whole', 'custom'] as const
const COUNTS = Array.from({ length: OPENING_HAND_SIZE + 1 }, (_, count) => count)

/** Chooses which cards the player puts back in the mulligan. */
export function MulliganFields({
  policy,
  hasTwo,
  onChange,
}: {
  policy: MulliganPolicy
  /** Whether the question has a second group. */
  hasTwo: boolean
  onChange: (policy: MulliganPolicy) => void
}) {
  const labels: Record<MulliganPolicy['kind'], string> = {
    keep: 'Keep every hand',
    others: 'Put back all other cards',
    whole: hasTwo ? 'Put back all 7 if none are in the first group' : 'Put back all 7 if you drew none of them',
    custom: 'Custom…',
  }
  const choose = (kind: MulliganPolicy['kind']) =>
    onChange(kind === 'custom' ? { kind, a: 1, b: 1, others: 3 } : { kind })
  return (
    <>
      <SelectField
        label="Mulligan"
        value={policy.kind}
        onChange={({ target }) => choose(KINDS.find((kind) => kind === target.value) ?? 'keep')}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {labels[kind]}
          </option>
        ))}
      </SelectField>
      {policy.kind === 'custom' ? (
        <fieldset className={styles['limits']}>
          <legend>Keep at most</legend>
          {(
            [
              ['a', hasTwo ? 'of the first' : 'of these'],
              ...(hasTwo ? [['b', 'of the second'] as const] : []),
              ['others', 'others'],
            ] as const
          ).map(([name, label]) => (
            <SelectField
              key={name}
              label={label}
              value={policy[name]}
              onChange={({ target }) => onChange({ ...policy, [name]: Number(target.value) })}
            >
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </SelectField>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
