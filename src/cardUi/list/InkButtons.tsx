import type { ComponentProps } from 'react'
import { type Ink, INKS } from '#domain/cards/vocabulary.ts'
import { InkIcon } from '../InkIcon.tsx'
import { FilterToggles } from './FilterToggles.tsx'

/** A toggle for each ink. Inks that nothing has are disabled (requirements §5, Filters). */
export function InkButtons(
  props: Pick<ComponentProps<typeof FilterToggles<Ink>>, 'chosen' | 'available' | 'hrefOf' | 'onToggle'>,
) {
  return (
    <FilterToggles {...props} label="Ink colors" values={INKS} inkOf={(ink) => ink}>
      {(ink) => <InkIcon ink={ink} />}
    </FilterToggles>
  )
}
