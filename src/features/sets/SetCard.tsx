import { Link } from '@tanstack/react-router'
import { useHydrated } from '#data/useHydrated.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { bestPrinting } from '#domain/cards/rarity.ts'
import type { Completion } from '#domain/collection/completion.ts'
import { describeAnnounced } from '#domain/sets/announcedSet.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatReleaseDate } from '#domain/sets/listSets.ts'
import { findSetName } from '#domain/sets/setName.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { bloomImage } from '#cardUi/face/bloomImage.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './SetCard.module.css'
import { SetRing } from './SetRing.tsx'

/**
 * A set with its key art or else its rarest card, and its logo or else its name. The link uses the set name of
 * the set's cards, which may differ ('Promo 1').
 */
export function SetCard({
  set,
  catalogue,
  heading: Heading,
  completion,
  today,
}: {
  set: CardSet
  catalogue: Catalogue
  heading: 'h2' | 'h3'
  /** How much of the set the viewer has; undefined for guests and until it is known. */
  completion: Completion | undefined
  /** An ISO day; undefined in prerendered pages, which may be older. */
  today: string | undefined
}) {
  // The ornament is a large part of a card's HTML, so prerendered pages omit it.
  const bloom = useHydrated(bloomImage(set.name), undefined)
  const announced = today === undefined ? null : describeAnnounced(set, today)
  const fallback = set.keyArt ? undefined : bestPrinting(catalogue.bySet.get(set.id) ?? [])
  const name = findSetName(catalogue.facets.sets.keys(), set.name) ?? set.name
  return (
    <article className={styles['set']}>
      <div
        className={styles['art']}
        style={bloom === undefined ? undefined : ({ '--bloom': bloom } as React.CSSProperties)}
      >
        {set.keyArt ? <img src={set.keyArt} alt="" loading="lazy" className={styles['key']} /> : null}
        {fallback ? (
          <span className={styles['card']}>
            <CardPicture card={fallback} sizes="190px" isDecorative isInList />
          </span>
        ) : null}
        <span className={styles['code']} aria-hidden>
          {set.code}
        </span>
      </div>
      <div className={styles['words']}>
        {set.image ? <img src={set.image} alt="" loading="lazy" className={styles['logo']} /> : null}
        <Heading>{set.name}</Heading>
        <p>
          {set.releasedAt ? (
            <time dateTime={set.releasedAt}>{formatReleaseDate(set.releasedAt)}</time>
          ) : (
            formatReleaseDate(null)
          )}
          {announced ? ` · ${announced}` : null}
        </p>
        <Link to={paths.cards({ set: [name] })} className={buttonStyle('plain')}>
          View {countOf(set.cardCount, 'Card')}
          <span className="spoken"> of {set.name}</span>
        </Link>
        {completion ? (
          <div className={styles['ring']}>
            <SetRing set={set.name} completion={completion} />
          </div>
        ) : null}
      </div>
    </article>
  )
}
