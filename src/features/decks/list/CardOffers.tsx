import { useMemo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { findCardsByName } from '#domain/cards/findCardsByName.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ControlRow } from '#ui/ControlRow.tsx'
import styles from './DecksPage.module.css'
import type { DecksView } from './useDecksView.ts'

const MAX_OFFERS = 3

/** Offers the cards whose names match the search text, each to list the decks that contain it. */
export function CardOffers({
  view: { search, change, addressOf },
  byId,
}: {
  view: DecksView
  /** All cards; null until they are loaded. */
  byId: ReadonlyMap<string, Card> | null
}) {
  const text = search.search ?? ''
  const cards = useMemo(() => (byId ? findCardsByName(byId.values(), text, MAX_OFFERS) : []), [byId, text])
  if (cards.length === 0 || search.card !== undefined) return null
  return (
    <div role="group" aria-label="Decks with a card" className={styles['offers']}>
      <ControlRow>
        {cards.map((card) => {
          const chosen = { card: card.id, search: undefined }
          return (
            <ButtonLink
              key={card.id}
              className={`${buttonStyle()} ${styles['toggle']}`}
              href={addressOf(chosen)}
              onPress={() => change(chosen)}
            >
              Decks with {card.name}
            </ButtonLink>
          )
        })}
      </ControlRow>
    </div>
  )
}
