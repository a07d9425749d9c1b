import { formatUsd } from '#domain/cards/prices.ts'
import type { ChoiceCounts } from '#domain/search/choiceCounts.ts'
import { joinSearch } from '#domain/search/choices.ts'
import { withRequiredValue } from '#domain/search/requiredTerm.ts'
import { chosenValue, TERM_CHOICES, type TermChoice } from '#domain/search/termChoices.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './TermFilters.module.css'
import type { CardsView } from './useCardsView.ts'

const choicesOf = (key: string) => TERM_CHOICES.filter((choice) => choice.key === key)

const LIMITS = [
  { title: 'Strength', key: 'strength', labelOf: String },
  { title: 'Willpower', key: 'willpower', labelOf: String },
  { title: 'Lore', key: 'lore', labelOf: String },
  { title: 'Price', key: 'usd', labelOf: (value: string) => formatUsd(Number(value)) },
].map((limits) => ({ ...limits, choices: choicesOf(limits.key) }))

const FORMAT = { title: 'Format', any: 'Any Format', labels: ['Core', 'Infinity'], choices: choicesOf('legal') }
const OWNED = { title: 'Owned', any: 'All', labels: ['Owned', 'Not Owned'], choices: choicesOf('owned') }

/**
 * Filters by limits of numbers, format and, for members, ownership. Each is a term in the search text. A value without cards
 * cannot be chosen.
 */
export function TermFilters({
  view: { choices, rest, context, replaceText },
  counts,
}: {
  view: Pick<CardsView, 'choices' | 'rest' | 'context' | 'replaceText'>
  counts: ChoiceCounts['terms']
}) {
  const chosenOf = (choice: TermChoice) => chosenValue(rest, choice, context)
  const choose = (choice: TermChoice, value: string) =>
    replaceText(joinSearch({ choices, rest: withRequiredValue(rest, choice, value) }))
  /** The values of a filter, each with its number of cards. */
  const numbered = (choice: TermChoice) =>
    choice.values.map((value, place) => ({ value, count: counts.get(choice)?.[place] ?? 0 }))

  return (
    <>
      {LIMITS.map((group) => (
        <section key={group.key}>
          <h3>{group.title}</h3>
          <div className={styles['limits']} role="group" aria-label={group.title}>
            {group.choices.map((choice) => {
              const chosen = chosenOf(choice)
              return (
                <label key={choice.operator}>
                  {choice.operator === '>=' ? 'at least' : 'at most'}
                  <select value={chosen} onChange={({ target }) => choose(choice, target.value)}>
                    <option value="">Any</option>
                    {chosen === '' || choice.values.includes(chosen) ? null : <option value={chosen}>{chosen}</option>}
                    {numbered(choice).map(({ value, count }) => (
                      <option key={value} value={value} disabled={count === 0 && value !== chosen}>
                        {group.labelOf(value)} ({formatCount(count)})
                      </option>
                    ))}
                  </select>
                </label>
              )
            })}
          </div>
        </section>
      ))}
      {[FORMAT, ...(context.collection === null ? [] : [OWNED])].map(({ title, any, labels, choices: [choice] }) =>
        choice ? (
          <section key={title}>
            <h3>{title}</h3>
            <SegmentedControl
              label={title}
              value={chosenOf(choice)}
              options={[
                { value: '', label: any },
                ...numbered(choice).map(({ value, count }, place) => ({
                  value,
                  label: labels[place] ?? value,
                  detail: formatCount(count),
                  disabled: count === 0 && value !== chosenOf(choice),
                })),
              ]}
              onChange={(value) => choose(choice, value)}
            />
          </section>
        ) : null,
      )}
    </>
  )
}
