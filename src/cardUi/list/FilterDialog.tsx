import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { CARD_TYPES, COST_CHOICES, INKS, RARITIES, withUnlisted } from '#domain/cards/vocabulary.ts'
import { type ChoiceCounts, countByChoice, positionsOf } from '#domain/search/choiceCounts.ts'
import { costLabel } from '#domain/search/costTerm.ts'
import { groupSetNames } from '#domain/sets/listSets.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { toggleValue } from './toggleValue.ts'
import { ChipGroup } from './ChipGroup.tsx'
import styles from './FilterDialog.module.css'
import { InkIcon } from '../InkIcon.tsx'
import { INKABLE_CHOICES, type InkableChoice, toInkable, toInkableChoice } from './inkableChoice.ts'
import { TermFilters } from './TermFilters.tsx'
import { RarityIcon } from '../RarityIcon.tsx'
import type { CardsView } from './useCardsView.ts'

const PRINTINGS = [
  { value: 'all', label: 'Every printing' },
  { value: 'one', label: 'One per card' },
] as const

/**
 * The dialog 'More Filters': all filters, with the number of cards that each value would show together with the rest of
 * the search (requirements §2, Cards screen).
 */
export function FilterDialog({
  onClose,
  found,
  catalogue,
  view,
  filterCards,
  hasPrintings,
}: {
  onClose: () => void
  /** The number of cards that the filters show now. */
  found: number
  catalogue: Catalogue
  view: CardsView
  /** Selects the cards to show, if the page filters more than the view. */
  filterCards: ((cards: readonly Card[]) => readonly Card[]) | undefined
  /** Whether visitors can choose one printing of each card. */
  hasPrintings: boolean
}) {
  const { isOnePrinting, otherPrintings, choices, rest, context, choose, change, clear } = view
  const { facets } = catalogue
  const sets = useQuery(setsQuery)
  const among = useMemo(
    () => filterCards && positionsOf(catalogue, filterCards(catalogue.cards)),
    [catalogue, filterCards],
  )
  const counts = useMemo(
    () => countByChoice(catalogue, { choices, rest }, context, among),
    [catalogue, choices, rest, context, among],
  )
  const { main, promo } = groupSetNames(sets.data ?? [], facets.sets.keys())
  const toggleSet = (name: string) => choose({ sets: toggleValue(choices.sets, name) })

  return (
    <Dialog
      title="More Filters"
      open
      isSheet
      onClose={onClose}
      footer={
        <>
          <Button onClick={clear}>Clear All</Button>
          <Button variant="gold" onClick={onClose}>
            Done · {countOf(found, 'card')}
          </Button>
        </>
      }
    >
      <div className={styles['groups']}>
        <ChipGroup
          title="Rarity"
          values={withUnlisted(RARITIES, facets.rarities.keys())}
          counts={counts.rarities}
          chosen={choices.rarities}
          renderIcon={(rarity) => <RarityIcon rarity={rarity} />}
          onToggle={(rarity) => choose({ rarities: toggleValue(choices.rarities, rarity) })}
        />
        <ChipGroup
          title="Color"
          values={INKS}
          counts={counts.inks}
          chosen={choices.inks}
          renderIcon={(ink) => <InkIcon ink={ink} />}
          onToggle={(ink) => choose({ inks: toggleValue(choices.inks, ink) })}
        />
        <ChipGroup
          title="Cost"
          values={COST_CHOICES}
          counts={counts.costs}
          chosen={choices.costs}
          labelOf={costLabel}
          onToggle={(cost) => choose({ costs: toggleValue(choices.costs, cost) })}
        />
        <ChipGroup
          title="Type"
          values={withUnlisted(CARD_TYPES, facets.types.keys())}
          counts={counts.types}
          chosen={choices.types}
          onToggle={(type) => choose({ types: toggleValue(choices.types, type) })}
        />
        <ChipGroup
          title="Keyword"
          values={[...facets.keywords.keys()]}
          counts={counts.keywords}
          chosen={choices.keywords}
          onToggle={(keyword) => choose({ keywords: toggleValue(choices.keywords, keyword) })}
        />
        <section>
          <h3>Inkable</h3>
          <SegmentedControl
            label="Inkable"
            value={toInkableChoice(choices.inkable)}
            options={INKABLE_CHOICES.map((option) => {
              const count = countOfInkable(counts, option.value)
              return {
                ...option,
                detail: count === null ? undefined : formatCount(count),
                disabled: option.value !== toInkableChoice(choices.inkable) && count === 0,
              }
            })}
            onChange={(choice) => choose({ inkable: toInkable(choice) })}
          />
        </section>
        <TermFilters view={view} counts={counts.terms} />
        {hasPrintings ? (
          <section>
            <h3>Printings</h3>
            <SegmentedControl
              label="Printings"
              value={isOnePrinting ? 'one' : 'all'}
              options={PRINTINGS}
              onChange={() => change(otherPrintings)}
            />
          </section>
        ) : null}
        <ChipGroup title="Main Sets" values={main} counts={counts.sets} chosen={choices.sets} onToggle={toggleSet} />
        <ChipGroup title="Promo Sets" values={promo} counts={counts.sets} chosen={choices.sets} onToggle={toggleSet} />
        <ChipGroup
          title="Classifications"
          values={[...facets.classifications.keys()]}
          counts={counts.classifications}
          chosen={choices.classifications}
          onToggle={(value) => choose({ classifications: toggleValue(choices.classifications, value) })}
        />
        <ChipGroup
          title="Franchise"
          values={[...facets.franchises.keys()]}
          counts={counts.franchises}
          chosen={choices.franchises}
          onToggle={(value) => choose({ franchises: toggleValue(choices.franchises, value) })}
        />
      </div>
    </Dialog>
  )
}

/** The number of cards for a choice of "Inkable"; null for "All Cards", which is always available. */
function countOfInkable({ inkable }: ChoiceCounts, choice: InkableChoice): number | null {
  const wanted = toInkable(choice)
  return wanted === null ? null : (inkable.get(wanted) ?? 0)
}
