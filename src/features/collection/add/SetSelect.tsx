import type { CardSet } from '#domain/sets/cardSet.ts'
import { SelectField } from '#ui/SelectField.tsx'

/** Selects the set whose card numbers are typed. */
export function SetSelect({
  set,
  main,
  promo,
  onChoose,
}: {
  set: CardSet
  main: readonly CardSet[]
  promo: readonly CardSet[]
  onChoose: (code: string) => void
}) {
  const groups = [
    { label: 'Main Sets', sets: main },
    { label: 'Promo Sets', sets: promo },
  ]
  return (
    <SelectField label="Set" value={set.code} onChange={({ target }) => onChoose(target.value)}>
      {groups.map(({ label, sets }) =>
        sets.length > 0 ? (
          <optgroup key={label} label={label}>
            {sets.map(({ id, code, name }) => (
              <option key={id} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ) : null,
      )}
    </SelectField>
  )
}
