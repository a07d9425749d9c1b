import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { OFFICIAL_FORMATS } from '#domain/formats/formatRule.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './DecksPage.module.css'
import type { DecksView } from './useDecksView.ts'

const PRICES = [10, 25, 50, 100, 200]
const SHARES = [50, 75, 90, 100]
const MISSING = [4, 8, 12, 20]
const COSTS = [5, 10, 20, 50]

/** The filters of /decks by exact inks, completeness, official events, price and, for a member, owned and missing copies. */
export function WorthFilters({
  view: { search, change, addressOf },
  isMember,
}: {
  view: DecksView
  isMember: boolean
}) {
  const exact = { exact: search.exact ? undefined : (true as const) }
  const complete = { complete: search.complete ? undefined : (true as const) }
  const numberOf = (value: string) => (value === '' ? undefined : Number(value))
  return (
    <>
      <ButtonLink
        className={`${buttonStyle()} ${styles['toggle']}`}
        isOn={search.exact === true}
        isDisabled={search.color === undefined}
        title="Decks with the chosen inks and no others"
        href={addressOf(exact)}
        onPress={() => change(exact)}
      >
        Exact inks
      </ButtonLink>
      <ButtonLink
        className={`${buttonStyle()} ${styles['toggle']}`}
        isOn={search.complete === true}
        title="Decks of 60 cards"
        href={addressOf(complete)}
        onPress={() => change(complete)}
      >
        Complete only
      </ButtonLink>
      <select
        aria-label="Legal today in"
        title="Decks that official events allow today"
        value={search.legal ?? ''}
        onChange={({ target }) => change({ legal: OFFICIAL_FORMATS.find((format) => format === target.value) })}
      >
        <option value="">Legal or not</option>
        {OFFICIAL_FORMATS.map((format) => (
          <option key={format} value={format}>
            Legal today: {FORMAT_NAMES[format]}
          </option>
        ))}
      </select>
      <select
        aria-label="Price up to"
        value={search.price ?? ''}
        onChange={({ target }) => change({ price: numberOf(target.value) })}
      >
        <option value="">Any price</option>
        {withChosen(PRICES, search.price).map((price) => (
          <option key={price} value={price}>
            Up to ${price}
          </option>
        ))}
      </select>
      {isMember && search.view === 'buildable' ? (
        <>
          <select
            aria-label="Missing cards up to"
            value={search.missing ?? ''}
            onChange={({ target }) => change({ missing: numberOf(target.value) })}
          >
            <option value="">Any number missing</option>
            {withChosen(MISSING, search.missing).map((count) => (
              <option key={count} value={count}>
                Up to {count} missing
              </option>
            ))}
          </select>
          <select
            aria-label="Cost to finish up to"
            value={search.cost ?? ''}
            onChange={({ target }) => change({ cost: numberOf(target.value) })}
          >
            <option value="">Any cost to finish</option>
            {withChosen(COSTS, search.cost).map((usd) => (
              <option key={usd} value={usd}>
                Finish for up to ${usd}
              </option>
            ))}
          </select>
        </>
      ) : null}
      {isMember ? (
        <select
          aria-label="I own at least"
          value={search.owned ?? ''}
          onChange={({ target }) => change({ owned: numberOf(target.value) })}
        >
          <option value="">Any % owned</option>
          {withChosen(SHARES, search.owned).map((percent) => (
            <option key={percent} value={percent}>
              I own at least {percent}%
            </option>
          ))}
        </select>
      ) : null}
    </>
  )
}

/** The options with the value of the address, which may be any number. */
const withChosen = (options: readonly number[], chosen: number | undefined) =>
  [...new Set([...options, ...(chosen === undefined ? [] : [chosen])])].toSorted((a, b) => a - b)
