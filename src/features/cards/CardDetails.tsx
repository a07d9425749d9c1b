import { Link } from '@tanstack/react-router'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { describeKind } from '#domain/cards/describeKind.ts'
import { makeCharacterSlug } from '#domain/cards/slug.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import styles from './CardDetails.module.css'
import { cardPath } from '#cardUi/cardPath.ts'
import { AddToDeck } from './AddToDeck.tsx'
import { CardFacts } from './CardFacts.tsx'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardSteps } from './CardSteps.tsx'
import { CardsTogether } from './CardsTogether.tsx'
import { CollectionPanel } from './CollectionPanel.tsx'
import { DecksWithCard } from './DecksWithCard.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { FlavorText } from '#cardUi/face/FlavorText.tsx'
import { OtherPrintings } from './OtherPrintings.tsx'
import { PricePanel } from './PricePanel.tsx'
import { RulesText } from '#cardUi/face/RulesText.tsx'

/** A large card beside all its data. */
export function CardDetails({ card, catalogue }: { card: Card; catalogue: Catalogue }) {
  return (
    <article className={styles['page']}>
      <PageHead {...pages.card.head({ ...card, path: cardPath(catalogue, card) })} />
      <div className={styles['picture']}>
        <div className={styles['navigation']}>
          <BackLink to={paths.cards()}>Cards</BackLink>
          <CardSteps card={card} catalogue={catalogue} />
        </div>
        <CardPicture card={card} sizes="(max-width: 40em) 90vw, 25em" priority allowsLandscape />
      </div>
      <div className={styles['words']}>
        <header>
          <h1>
            {card.characterName}
            {card.version ? <em className={styles['version']}>{card.version}</em> : null}
          </h1>
          <p className={styles['kind']}>{describeKind(card)}</p>
          <p className={styles['links']}>
            {card.types.includes('Character') ? (
              <Link to={paths.character(makeCharacterSlug(card.characterName))}>All {card.characterName} cards</Link>
            ) : null}
            <Link to={paths.cards({ set: [card.set] })}>All cards of {card.set}</Link>
          </p>
          <AddToDeck card={card} />
        </header>
        <CardFacts card={card} />
        {card.text ? (
          <section className={styles['rules']} aria-label="Abilities">
            <RulesText text={card.text} keywords={card.keywords} />
          </section>
        ) : null}
        {card.flavorText ? (
          <blockquote className={styles['flavor']}>
            <FlavorText text={card.flavorText} />
          </blockquote>
        ) : null}
        <div className={styles['panels']}>
          <CollectionPanel card={card} catalogue={catalogue} />
          <PricePanel card={card} />
        </div>
        <PriceHistory card={card} />
        <OtherPrintings card={card} catalogue={catalogue} />
        <DecksWithCard cardId={card.id} />
        <CardsTogether card={card} />
      </div>
    </article>
  )
}
