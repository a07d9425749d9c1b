import type { ReactNode } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { inkAttributes } from '../inkAttributes.ts'
import styles from './FilterToggles.module.css'
import { useToggleRange } from './useToggleRange.ts'

/** A row of toggles for the values of a filter, each a symbol or a number. Values that no item has are disabled. */
export function FilterToggles<T extends string | number | boolean>({
  label,
  values,
  chosen,
  available,
  labelOf = String,
  inkOf,
  hrefOf,
  onToggle,
  onChooseRange,
  children,
}: {
  /** The accessible name of the row. */
  label: string
  values: readonly T[]
  chosen: readonly T[]
  /** The values that items have; null while they are unknown, undefined if every value can be chosen. */
  available?: { has: (value: T) => boolean } | null | undefined
  /** The accessible name and tooltip of a value; by default the value itself. */
  labelOf?: (value: T) => string
  /** The ink whose color marks a chosen value; gold by default. */
  inkOf?: (value: T) => Ink
  /** The address after a choice, if the page has one. */
  hrefOf?: ((value: T) => string) | undefined
  onToggle: (value: T) => void
  /** Takes the values of a range, see useToggleRange. Absent if the values have no order. */
  onChooseRange?: (values: readonly T[]) => void
  /** Renders the symbol or number of a value. */
  children: (value: T) => ReactNode
}) {
  const isDisabled = (value: T) => available?.has(value) === false
  const { isInDrag, handlers } = useToggleRange(
    values,
    onChooseRange && ((range) => onChooseRange(range.filter((value) => !isDisabled(value)))),
  )
  return (
    <div className={styles['toggles']} role="group" aria-label={label} {...handlers}>
      {values.map((value, place) => (
        <ButtonLink
          key={String(value)}
          className={`${styles['toggle']} ${isInDrag(place) ? styles['inDrag'] : ''}`}
          {...(inkOf && inkAttributes([inkOf(value)]))}
          title={labelOf(value)}
          aria-label={labelOf(value)}
          href={hrefOf?.(value)}
          isOn={chosen.includes(value)}
          isDisabled={isDisabled(value)}
          onPress={() => onToggle(value)}
        >
          {children(value)}
        </ButtonLink>
      ))}
    </div>
  )
}
