import type { ReactNode } from 'react'
import type { Facets } from '#domain/cards/facets.ts'
import { RARITIES } from '#domain/cards/vocabulary.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ControlRow } from '#ui/ControlRow.tsx'
import styles from './CardFilterBar.module.css'
import { toggleValue } from './toggleValue.ts'
import { CostButtons } from './CostButtons.tsx'
import { InkableButtons } from './InkableButtons.tsx'
import { InkButtons } from './InkButtons.tsx'
import { RarityIcon } from '../RarityIcon.tsx'
import type { CardsView } from './useCardsView.ts'

/**
 * The filters that are always visible: inks, costs, rarities, inkable. On small screens they are one row, which scrolls.
 * The styles of `children` decide whether they come before, after or below the filters.
 */
export function CardFilterBar({
  view: { text, choices, chips, choose, hrefOf },
  facets,
  children,
}: {
  view: CardsView
  /** Null while the catalogue is loading: then no filter is disabled. */
  facets: Facets | null
  children: ReactNode
}) {
  return (
    <ControlRow before={[text.trim() === '', ...chips.map(({ label }) => label)].join()}>
      <InkButtons
        chosen={choices.inks}
        available={facets?.inks ?? null}
        hrefOf={hrefOf && ((ink) => hrefOf({ inks: toggleValue(choices.inks, ink) }))}
        onToggle={(ink) => choose({ inks: toggleValue(choices.inks, ink) })}
      />
      <CostButtons
        chosen={choices.costs}
        available={facets?.costs ?? null}
        hrefOf={hrefOf && ((cost) => hrefOf({ costs: toggleValue(choices.costs, cost) }))}
        onToggle={(cost) => choose({ costs: toggleValue(choices.costs, cost) })}
      />
      <div className={styles['icons']} role="group" aria-label="Rarities">
        {RARITIES.map((rarity) => (
          <ButtonLink
            key={rarity}
            className={styles['rarity']}
            title={rarity}
            aria-label={rarity}
            href={hrefOf?.({ rarities: toggleValue(choices.rarities, rarity) })}
            isOn={choices.rarities.includes(rarity)}
            isDisabled={facets?.rarities.has(rarity) === false}
            onPress={() => choose({ rarities: toggleValue(choices.rarities, rarity) })}
          >
            <RarityIcon rarity={rarity} />
          </ButtonLink>
        ))}
      </div>
      <InkableButtons
        chosen={choices.inkable}
        hrefOf={hrefOf && ((inkable) => hrefOf({ inkable }))}
        onChoose={(inkable) => choose({ inkable })}
      />
      {children}
    </ControlRow>
  )
}
