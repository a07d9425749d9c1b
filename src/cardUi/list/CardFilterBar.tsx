import { memo, type ReactNode } from 'react'
import type { Choices } from '#domain/search/choices.ts'
import type { Facets } from '#domain/cards/facets.ts'
import { COST_CHOICES, RARITIES, withUnlisted } from '#domain/cards/vocabulary.ts'
import { costLabel } from '#domain/search/costTerm.ts'
import { ControlRow } from '#ui/ControlRow.tsx'
import styles from './CardFilterBar.module.css'
import { InkwellIcon } from '../InkwellIcon.tsx'
import { RarityIcon } from '../RarityIcon.tsx'
import { FilterToggles } from './FilterToggles.tsx'
import { InkButtons } from './InkButtons.tsx'
import { toggleValue } from './toggleValue.ts'
import type { CardsView } from './useCardsView.ts'

/**
 * The filters that are always visible: inks, costs, rarities, inkable. On small screens they are one row, which scrolls.
 * The styles of `children` decide whether they come before, after or below the filters.
 * @param before see `ControlRow`.
 */
export function CardFilterBar({
  view: { choices, choose, hrefOf },
  facets,
  before,
  className,
  children,
}: {
  view: FilterRowProps
  /** Null while the catalogue is loading: then no filter is disabled. */
  facets: Facets | null
  before: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <ControlRow className={className} before={before}>
      <FilterRow choices={choices} choose={choose} hrefOf={hrefOf} facets={facets} />
      {children}
    </ControlRow>
  )
}

type FilterRowProps = Pick<CardsView, 'choices' | 'choose' | 'hrefOf'>

/** Memoized, because the addresses of its buttons take long to make, and a typed letter rarely changes a choice. */
const FilterRow = memo(function FilterRow({
  choices,
  choose,
  hrefOf,
  facets,
}: FilterRowProps & { facets: Facets | null }) {
  /** The props of a row of toggles. @param after returns the choices after a press on a value. */
  const toggles = <T,>(chosen: readonly T[], after: (value: T) => Partial<Choices>) => ({
    chosen,
    hrefOf: hrefOf && ((value: T) => hrefOf(after(value))),
    onToggle: (value: T) => choose(after(value)),
  })
  return (
    <>
      <InkButtons
        available={facets?.inks}
        {...toggles(choices.inks, (ink) => ({ inks: toggleValue(choices.inks, ink) }))}
      />
      <FilterToggles
        label="Costs"
        values={COST_CHOICES}
        available={facets?.costs}
        labelOf={(cost) => `Cost ${costLabel(cost)}`}
        {...toggles(choices.costs, (cost) => ({ costs: toggleValue(choices.costs, cost) }))}
        onChooseRange={(costs) => choose({ costs: [...new Set([...choices.costs, ...costs])] })}
      >
        {(cost) => (cost === COST_CHOICES.at(-1) ? `${cost}+` : cost)}
      </FilterToggles>
      <FilterToggles
        label="Rarities"
        values={withUnlisted(RARITIES, facets?.rarities.keys() ?? [])}
        available={facets?.rarities}
        {...toggles(choices.rarities, (rarity) => ({ rarities: toggleValue(choices.rarities, rarity) }))}
      >
        {(rarity) => <RarityIcon rarity={rarity} />}
      </FilterToggles>
      <FilterToggles
        label="Inkwell"
        values={[true, false]}
        labelOf={(isInkable) => (isInkable ? 'Inkable' : 'Non-Inkable')}
        {...toggles(choices.inkable === null ? [] : [choices.inkable], (isInkable) => ({
          inkable: choices.inkable === isInkable ? null : isInkable,
        }))}
      >
        {(isInkable) => (
          <span className={styles['inkwell']}>
            <InkwellIcon isInkable={isInkable} />
          </span>
        )}
      </FilterToggles>
    </>
  )
})
