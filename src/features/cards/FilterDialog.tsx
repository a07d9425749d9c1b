import { useQuery } from '@tanstack/react-query'
import { setsQuery } from '#data/sets.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { CARD_TYPES, INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { groupSetNames } from '#domain/sets/listSets.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { toggled } from './cardsView.ts'
import { ChipGroup } from './ChipGroup.tsx'
import styles from './FilterDialog.module.css'
import { InkIcon } from './InkIcon.tsx'
import { INKABLE_CHOICES, toInkable, toInkableChoice } from './inkableChoice.ts'
import { RarityIcon } from './RarityIcon.tsx'
import type { CardsView } from './useCardsView.ts'

/** 'More Filters': every way to narrow the cards, with how many cards each value has (specification §2, Cards screen). */
export function FilterDialog({
  onClose,
  catalogue: { facets },
  view: { choices, choose, clear },
}: {
  onClose: () => void
  catalogue: Catalogue
  view: CardsView
}) {
  const sets = useQuery(setsQuery)
  const { main, promo } = groupSetNames(sets.data ?? [], facets.sets.keys())
  const toggleSet = (name: string) => choose({ sets: toggled(choices.sets, name) })

  return (
    <Dialog
      title="More Filters"
      open
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
          chosen={choices.rarities}
          renderIcon={(rarity) => <RarityIcon rarity={rarity} />}
          onToggle={(rarity) => choose({ rarities: toggled(choices.rarities, rarity) })}
        />
        <ChipGroup
          title="Color"
          values={INKS}
          counts={facets.inks}
          chosen={choices.inks}
          renderIcon={(ink) => <InkIcon ink={ink} />}
          onToggle={(ink) => choose({ inks: toggled(choices.inks, ink) })}
        />
        <ChipGroup
          title="Type"
          values={CARD_TYPES}
          counts={facets.types}
          chosen={choices.types}
          onToggle={(type) => choose({ types: toggled(choices.types, type) })}
        />
        <section>
          <h3>Inkable</h3>
          <SegmentedControl
            label="Inkable"
            value={toInkableChoice(choices.inkable)}
            options={INKABLE_CHOICES}
            onChange={(choice) => choose({ inkable: toInkable(choice) })}
          />
        </section>
        <ChipGroup title="Main Sets" values={main} counts={facets.sets} chosen={choices.sets} onToggle={toggleSet} />
        <ChipGroup title="Promo Sets" values={promo} counts={facets.sets} chosen={choices.sets} onToggle={toggleSet} />
        <ChipGroup
          title="Classifications"
          values={[...facets.classifications.keys()]}
          counts={facets.classifications}
          chosen={choices.classifications}
          onToggle={(value) => choose({ classifications: toggled(choices.classifications, value) })}
        />
        <ChipGroup
          title="Franchise"
          values={[...facets.franchises.keys()]}
          counts={facets.franchises}
          chosen={choices.franchises}
          onToggle={(value) => choose({ franchises: toggled(choices.franchises, value) })}
        />
      </div>
    </Dialog>
  )
}
