import { useQuery } from '@tanstack/react-query'
import { setsQuery } from '#data/sets.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { CardFilter } from '#domain/cards/filter.ts'
import { CARD_TYPES, INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { groupSets } from '#domain/sets/listSets.ts'
import type { CardsSearch } from '#url/cardsSearch.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { toggled } from './cardsView.ts'
import { ChipGroup } from './ChipGroup.tsx'
import styles from './FilterDialog.module.css'
import { InkIcon } from './InkIcon.tsx'
import { INKABLE_CHOICES, toInkable, toInkableChoice } from './inkableChoice.ts'
import { RarityIcon } from './RarityIcon.tsx'

/** 'More Filters': every way to narrow the cards, with how many cards each value has (specification §2, Cards screen). */
export function FilterDialog({
  open,
  onClose,
  catalogue: { facets },
  filter,
  change,
  clear,
}: {
  open: boolean
  onClose: () => void
  catalogue: Catalogue
  filter: CardFilter
  change: (values: CardsSearch) => void
  clear: () => void
}) {
  const sets = useQuery({ ...setsQuery, enabled: open })
  const { main, promo } = groupSets((sets.data ?? []).filter(({ name }) => facets.sets.has(name)))
  const listed = new Set([...main, ...promo].map(({ name }) => name))
  const unlisted = [...facets.sets.keys()].filter((name) => !listed.has(name))
  const toggleSet = (name: string) => change({ set: toggled(filter.sets, name) })

  return (
    <Dialog
      title="More Filters"
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button onClick={clear}>Clear All</Button>
          <Button variant="gold" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles['groups']}>
        <ChipGroup
          title="Rarity"
          values={RARITIES}
          counts={facets.rarities}
          chosen={filter.rarities}
          renderIcon={(rarity) => <RarityIcon rarity={rarity} />}
          onToggle={(rarity) => change({ rarity: toggled(filter.rarities, rarity) })}
        />
        <ChipGroup
          title="Color"
          values={INKS}
          counts={facets.inks}
          chosen={filter.inks}
          renderIcon={(ink) => <InkIcon ink={ink} />}
          onToggle={(ink) => change({ color: toggled(filter.inks, ink) })}
        />
        <ChipGroup
          title="Type"
          values={CARD_TYPES}
          counts={facets.types}
          chosen={filter.types}
          onToggle={(type) => change({ type: toggled(filter.types, type) })}
        />
        <section>
          <h3>Inkable</h3>
          <SegmentedControl
            label="Inkable"
            value={toInkableChoice(filter.inkable ?? undefined)}
            options={INKABLE_CHOICES}
            onChange={(choice) => change({ inkable: toInkable(choice) })}
          />
        </section>
        <ChipGroup
          title="Main Sets"
          values={[...main.map(({ name }) => name), ...(promo.length > 0 ? [] : unlisted)]}
          counts={facets.sets}
          chosen={filter.sets}
          onToggle={toggleSet}
        />
        <ChipGroup
          title="Promo Sets"
          values={promo.map(({ name }) => name)}
          counts={facets.sets}
          chosen={filter.sets}
          onToggle={toggleSet}
        />
        <ChipGroup
          title="Classifications"
          values={[...facets.classifications.keys()]}
          counts={facets.classifications}
          chosen={filter.classifications}
          onToggle={(value) => change({ classifications: toggled(filter.classifications, value) })}
        />
        <ChipGroup
          title="Franchise"
          values={[...facets.franchises.keys()]}
          counts={facets.franchises}
          chosen={filter.franchises}
          onToggle={(value) => change({ franchise: toggled(filter.franchises, value) })}
        />
      </div>
    </Dialog>
  )
}
