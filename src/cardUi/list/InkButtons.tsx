import type { ComponentProps } from 'react'
import { type Ink, INKS } from '#domain/cards/vocabulary.ts'
import { InkIcon } from '../InkIcon.tsx'
import { FilterToggles } from './FilterToggles.tsx'

/** A toggle for each ink. Inks that no card or deck has are disabled (requirements §5, Filters). */
export function InkButtons({
  label = 'Ink colors',
  ...props
}: { label?: string } & Pick<
  ComponentProps<typeof FilterToggles<Ink>>,
  'chosen' | 'available' | 'hrefOf' | 'onToggle'
>) {
  return (
    <FilterToggles {...props} label={label} values={INKS} inkOf={(ink) => ink}>
      {(ink) => <InkIcon ink={ink} />}
    </FilterToggles>
  )
}
