import { joinSearch } from '#domain/search/choices.ts'
import { requiredValue, type TermKind, withRequiredValue } from '#domain/search/requiredTerm.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './TermFilters.module.css'
import type { CardsView } from './useCardsView.ts'

const NUMBERS = [
  { key: 'strength', title: 'Strength', step: 1 },
  { key: 'willpower', title: 'Willpower', step: 1 },
  { key: 'lore', title: 'Lore', step: 1 },
  { key: 'usd', title: 'Price in USD', step: 0.01 },
] as const

const LIMITS = [
  { operator: '>=', label: 'at least' },
  { operator: '<=', label: 'at most' },
] as const

const FORMAT: TermKind = { key: 'legal', operator: ':' }
const FORMATS = [
  { value: '', label: 'Any Format' },
  { value: 'core', label: 'Core' },
  { value: 'infinity', label: 'Infinity' },
]

const OWNED: TermKind = { key: 'owned', operator: ':' }
const OWNERSHIP = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Owned' },
  { value: 'no', label: 'Not Owned' },
]

/** Filters by limits of numbers, format and, for members, ownership. Each is a term in the search text. */
export function TermFilters({
  view: { choices, rest, context, setText, replaceText },
}: {
  view: Pick<CardsView, 'choices' | 'rest' | 'context' | 'setText' | 'replaceText'>
}) {
  const textWith = (kind: TermKind, value: string) =>
    joinSearch({ choices, rest: withRequiredValue(rest, kind, value) })
  const choice = (title: string, kind: TermKind, options: readonly { value: string; label: string }[]) => (
    <section>
      <h3>{title}</h3>
      <SegmentedControl
        label={title}
        value={requiredValue(rest, kind)}
        options={options}
        onChange={(value) => replaceText(textWith(kind, value))}
      />
    </section>
  )
  return (
    <>
      {NUMBERS.map(({ key, title, step }) => (
        <section key={key}>
          <h3>{title}</h3>
          <div className={styles['limits']} role="group" aria-label={title}>
            {LIMITS.map(({ operator, label }) => (
              <label key={operator}>
                {label}
                <input
                  type="number"
                  inputMode={step === 1 ? 'numeric' : 'decimal'}
                  min={0}
                  step={step}
                  aria-label={`${title}, ${label}`}
                  value={requiredValue(rest, { key, operator })}
                  onChange={({ target }) => setText(textWith({ key, operator }, target.value))}
                />
              </label>
            ))}
          </div>
        </section>
      ))}
      {choice('Format', FORMAT, FORMATS)}
      {context.collection === null ? null : choice('Owned', OWNED, OWNERSHIP)}
    </>
  )
}
