import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import { describeAnnounced } from '#domain/sets/announcedSet.ts'
import { formatReleaseDate } from '#domain/sets/listSets.ts'
import { neighborSets } from '#domain/sets/neighborSets.ts'
import type { PromoPrintings } from '#domain/sets/promoPrintings.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { useNow } from '#ui/useNow.ts'
import styles from './SetBanner.module.css'

/**
 * The name of the shown set (requirements §2, Cards screen) with the sets before and after it, the other sets with
 * promo printings of its cards, and actions for the set.
 */
export function SetBanner({
  name,
  promos,
  hrefOf,
  onChoose,
  isBesideFilter,
  foldAt,
  children,
}: Choice & {
  promos: readonly PromoPrintings[]
  /** Whether a filter of the page is beside the name on phones. */
  isBesideFilter: boolean
  /** Where the actions are, if they have no room beside the name: then a press on the name shows them. */
  foldAt: Element | null
  children?: ReactNode
}) {
  const promosId = useId()
  const moreId = useId()
  const [isOpen, setOpen] = useState(false)
  const { data: sets = [] } = useQuery(setsQuery)
  const isPhone = useMediaQuery('(max-width: 40em)')
  const set = sets.find((listed) => listed.name === name)
  // A prerendered page may be older than today.
  const today = useHydrated(toUtcDay(useNow()), undefined)
  const announced = set && today !== undefined ? describeAnnounced(set, today) : null
  const foldsOthers = isPhone && foldAt !== null
  const place = foldsOthers || promos.length > 0 || children ? foldAt : null
  const others = <OtherSets name={name} hrefOf={hrefOf} onChoose={onChoose} />
  const more = (
    <>
      {promos.length > 0 ? (
        <div className={styles['promos']}>
          <p id={promosId}>Also printed as promos</p>
          <ul aria-labelledby={promosId}>
            {promos.map(({ set, count }) => (
              <li key={set}>
                <ClearButton variant="quiet" href={hrefOf?.(set)} onPress={() => onChoose(set)}>
                  {count} in {set}
                </ClearButton>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {children ? <div className={styles['actions']}>{children}</div> : null}
    </>
  )
  return (
    <section className={styles['banner']} aria-label={name} data-beside-filter={isBesideFilter ? '' : undefined}>
      <div className={styles['name']}>
        <div>
          <p>Viewing cards from a set</p>
          <h2>
            {place ? (
              <button type="button" aria-expanded={isOpen} aria-controls={moreId} onClick={() => setOpen(!isOpen)}>
                {name}
                <ChevronDown aria-hidden size={15} strokeWidth={2.5} />
              </button>
            ) : (
              name
            )}
          </h2>
          {announced === null || !set ? null : (
            <p>
              {announced} · Release: {formatReleaseDate(set.releasedAt)}
            </p>
          )}
        </div>
        {foldsOthers ? null : others}
      </div>
      {place
        ? createPortal(
            <div id={moreId} className={styles['more']} hidden={!isOpen}>
              {foldsOthers ? <div className={styles['others']}>{others}</div> : null}
              {more}
            </div>,
            place,
          )
        : more}
    </section>
  )
}

type Choice = {
  /** The name of the shown set. */
  name: string
  /**
   * Makes the address of the cards of a set, or of all sets if no name is given; undefined if the page has no
   * addresses.
   */
  hrefOf: ((name?: string) => string) | undefined
  /** Shows the cards of a set, or of all sets if no name is given. */
  onChoose: (name?: string) => void
}

/** Leads to the sets before and after a set, and to all of them. */
function OtherSets({ name, hrefOf, onChoose }: Choice) {
  const { data: sets = [] } = useQuery(setsQuery)
  const { previous, next } = neighborSets(sets, name)
  const steps = [
    { direction: 'previous', set: previous, Icon: ChevronLeft },
    { direction: 'next', set: next, Icon: ChevronRight },
  ]
  return (
    <>
      <div className={styles['steps']}>
        {steps.map(({ direction, set, Icon }) => {
          const label =
            set === undefined ? `No ${direction} set` : `${direction === 'next' ? 'Next' : 'Previous'} set: ${set}`
          return (
            <ButtonLink
              key={direction}
              className={buttonStyle('bare')}
              title={label}
              aria-label={label}
              href={hrefOf?.(set)}
              isDisabled={set === undefined}
              onPress={() => onChoose(set)}
            >
              <Icon aria-hidden size={20} />
            </ButtonLink>
          )
        })}
      </div>
      <ClearButton variant="plain" href={hrefOf?.()} onPress={() => onChoose()}>
        All Sets
      </ClearButton>
    </>
  )
}
