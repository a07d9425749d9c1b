import type { CurvePolicy } from '#domain/odds/inkOdds.ts'
import { SelectField } from '#ui/SelectField.tsx'

const LIMITS = [1, 2, 3, 4, 5, 6]

/** Chooses which cards the player puts back in the mulligan, by cost or ink. */
export function CurveMulliganField({
  policy,
  onChange,
}: {
  policy: CurvePolicy
  onChange: (policy: CurvePolicy) => void
}) {
  return (
    <SelectField
      label="Mulligan"
      value={policy.kind === 'costly' ? policy.above : policy.kind}
      onChange={({ target }) => onChange(readPolicy(target.value))}
    >
      <option value="keep">Keep every hand</option>
      <option value="uninkable">Put back uninkable cards</option>
      {[...new Set([...LIMITS, ...(policy.kind === 'costly' ? [policy.above] : [])])].map((limit) => (
        <option key={limit} value={limit}>
          Put back cards that cost more than {limit}
        </option>
      ))}
    </SelectField>
  )
}

const readPolicy = (value: string): CurvePolicy =>
  value === 'keep' || value === 'uninkable' ? { kind: value } : { kind: 'costly', above: Number(value) }
