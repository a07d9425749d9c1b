import { Link } from '@tanstack/react-router'
import type { AddedCopies } from '#domain/collection/cardNumbers.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { Money } from '#cardUi/Money.tsx'
import { FoilTag } from '../FoilTag.tsx'
import { CopiesRow } from './CopiesRow.tsx'
import styles from './NumbersForm.module.css'

export const WHERE_NUMBER_IS = 'Number at the bottom left of the card.'

/**
 * The cards of the typed numbers, the last one first. On touch screens it is the only one, and the preview always has the same
 * height, so that the keys below do not move under the finger.
 */
export function NumbersPreview({
  copies,
  text,
  problem,
  isTouchScreen,
  ownedOf,
  pathOfName,
}: {
  copies: readonly AddedCopies[]
  /** The typed text. */
  text: string
  /** Why the typed text was not added, and the id of the element that says it; null if a field shows it. */
  problem: { readonly id: string; readonly text: string } | null
  isTouchScreen: boolean
  ownedOf: (copies: AddedCopies) => number
  /** The address of the collection's cards with a text in their names. */
  pathOfName: (text: string) => string
}) {
  const latest = copies.at(-1)
  return (
    <div className={`${styles['preview']} ${isTouchScreen ? styles['still'] : ''}`}>
      {problem ? (
        <p id={problem.id} className={styles['problem']}>
          {problem.text}
        </p>
      ) : null}
      {!isTouchScreen
        ? copies.toReversed().map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a number may be typed twice
            <CopiesRow key={index} copies={line} owned={ownedOf(line)} />
          ))
        : latest && !problem && <LatestCopies copies={latest} owned={ownedOf(latest)} more={copies.length - 1} />}
      {latest || problem ? null : (
        <p>
          {isTouchScreen ? WHERE_NUMBER_IS : 'Your card appears here before you add it.'}{' '}
          <Link to={pathOfName(/\d/u.test(text) ? '' : text.trim())}>Find a card by name</Link>
        </p>
      )}
    </div>
  )
}

/** The card of the last number, and how many were typed before it. */
function LatestCopies({
  copies: { card, isFoil, count },
  owned,
  more,
}: {
  copies: AddedCopies
  owned: number
  more: number
}) {
  const usd = isFoil ? card.prices.usdFoil : card.prices.usd
  return (
    <div className={styles['latest']}>
      <CardPicture card={card} sizes="44px" isDecorative isInList />
      <div>
        <p className={styles['name']}>{card.name}</p>
        <p className={styles['facts']}>
          {isFoil ? <FoilTag /> : null}
          <span>#{card.collectorNumber}</span>
          {count > 1 ? <b>x{formatCount(count)}</b> : null}
          <span>{formatCount(owned)} owned</span>
          {more > 0 ? <span>and {more} more</span> : null}
          {usd === null ? null : <Money usd={usd} />}
        </p>
      </div>
    </div>
  )
}
