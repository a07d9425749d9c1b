import type { Card } from '#domain/cards/card.ts'
import { INKS } from '#domain/cards/vocabulary.ts'
import { CARD_LINK } from '#cardUi/cardLink.ts'
import { AwaitedPicture } from '#cardUi/face/AwaitedPicture.tsx'
import { usePictureFailed } from '#cardUi/face/usePictureFailed.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.ts'
import styles from './CardFan.module.css'
import type { FanCard } from './landing.ts'

/** On phones the picture of 180 px is sharp enough for the fan, so that the page is fast. */
const renderPicture = ({ card }: { card: Card }) => <AwaitedPicture card={card} sizes="(max-width: 40em) 60px, 168px" />

/** The rendered face of a card whose picture cannot be loaded. Most guests do not need its code. */
const RenderedFace = lazyComponent(async () => (await import('#cardUi/face/CardFace.tsx')).CardFace, {
  renderLoading: renderPicture,
  renderFailure: (_, props) => renderPicture(props),
  isPreloadable: false,
})

/** A card of each ink, fanned out; each leads to its page. Until the cards are loaded, the fan has empty places. */
export function CardFan({ cards }: { cards: readonly FanCard[] | undefined }) {
  return cards ? (
    <ul className={styles['fan']} aria-label="A card of each ink">
      {cards.map((card) => (
        <li key={card.id}>
          <Fanned card={card} />
        </li>
      ))}
    </ul>
  ) : (
    <ul className={styles['fan']} aria-hidden>
      {INKS.map((ink) => (
        <li key={ink}>
          <span className={styles['card']} {...inkAttributes([ink])} />
        </li>
      ))}
    </ul>
  )
}

function Fanned({ card }: { card: FanCard }) {
  const isFailed = usePictureFailed(card, false)
  return (
    <a {...{ [CARD_LINK]: '' }} href={card.path} className={styles['card']} {...inkAttributes(card.inks)}>
      <span className="spoken">{[card.characterName, card.version ?? ''].join(' ').trim()}</span>
      {isFailed ? <RenderedFace card={card} /> : renderPicture({ card })}
    </a>
  )
}
