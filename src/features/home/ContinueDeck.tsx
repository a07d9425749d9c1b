import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { draftKeys, readDeckDraft } from '#data/decks/deckDrafts.ts'
import { readCopiedDecks, readEditedDecks } from '#data/decks/editedDecks.ts'
import { lastDeckQuery } from '#data/decks/lastDeck.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import { deckCost, missingCopies } from '#domain/decks/deckValue.ts'
import { Money } from '#cardUi/Money.tsx'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { DeckThumbs } from '#features/decks/list/DeckThumbs.tsx'
import { FormatBadge } from '#features/decks/FormatBadge.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Panel } from '#ui/Panel.tsx'
import styles from './ContinueDeck.module.css'
import { type ContinuedDeck, findContinuedDeck } from './continuedDeck.ts'

/** The deck that a member last worked on. */
export function ContinueDeck({
  userId,
  catalogue,
  collection,
}: {
  userId: string
  /** Null while the cards load. */
  catalogue: Catalogue | null
  /** Null while the collection loads. */
  collection: Collection | null
}) {
  const { data: last, error, refetch } = useQuery(lastDeckQuery(userId))
  const deck = useMemo(
    () =>
      findContinuedDeck(
        last,
        readDeckDraft(draftKeys.newDeck, userId),
        readEditedDecks(userId),
        readCopiedDecks(userId),
      ),
    [userId, last],
  )
  return (
    <Panel title="Continue" aria-busy={deck === undefined && !error}>
      {deck ? (
        <Summary deck={deck} catalogue={catalogue} collection={collection} />
      ) : deck === null ? (
        <>
          <p className={styles['note']}>Sixty cards, one or two inks: the builder checks the rules while you pick.</p>
          <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
            Build Your First Deck
          </Link>
        </>
      ) : error ? (
        <ErrorNotice onRetry={() => void refetch()}>{error.message}</ErrorNotice>
      ) : (
        <div className={`${styles['waiting']} skeleton`} />
      )}
    </Panel>
  )
}

function Summary({
  deck: { name, note, deck, entries, path },
  catalogue,
  collection,
}: {
  deck: ContinuedDeck
  catalogue: Catalogue | null
  collection: Collection | null
}) {
  const facts = useMemo(() => {
    if (!catalogue) return null
    const cards = findDeckCards(entries, catalogue.byId)
    const printingsOf = printingsIn(catalogue.cards)
    const missing = collection && missingCopies(cards, collection, printingsOf)
    return {
      ...analyzeDeck(cards),
      missing: missing && { copies: countCards(missing), ...deckCost(missing, printingsOf) },
    }
  }, [entries, catalogue, collection])
  return (
    <div className={styles['deck']}>
      <div className={styles['thumbs']}>
        <DeckThumbs
          entries={entries}
          byId={catalogue?.byId ?? null}
          isWhole={catalogue !== null}
          marksSingles={false}
        />
      </div>
      <div className={styles['facts']}>
        <p className={styles['title']}>
          {facts?.byInk.map(({ ink }) => (
            <InkIcon key={ink} ink={ink} label />
          ))}
          {deck ? <Link to={paths.deck(deck.id)}>{name}</Link> : <b>{name}</b>}
          {deck ? <FormatBadge legality={deck.legality} className={styles['badge']} /> : null}
        </p>
        {note === undefined ? null : <p className={styles['note']}>{note}</p>}
        <dl>
          <div>
            <dd>{countCards(entries)}</dd>
            <dt>of {DECK_SIZE} cards</dt>
          </div>
          {facts ? (
            <div>
              <dd>{facts.inkablePercentage}%</dd>
              <dt>inkable</dt>
            </div>
          ) : null}
          {facts?.missing && facts.missing.copies > 0 ? (
            <div data-missing>
              <dd>{facts.missing.copies}</dd>
              <dt>
                missing
                {facts.missing.usd > 0 ? (
                  <>
                    , <Money usd={facts.missing.usd} />
                  </>
                ) : (
                  ''
                )}
              </dt>
            </div>
          ) : null}
        </dl>
        <Link to={path} className={buttonStyle('gold')}>
          Keep Building
        </Link>
      </div>
    </div>
  )
}
