import { Link } from '@tanstack/react-router'
import { Folder, Globe, Lock, Tag } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ListedDeck } from '#data/decks/deckLists.ts'
import type { Card } from '#domain/cards/card.ts'
import type { DeckLabels } from '#domain/decks/deckLabels.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import type { MatchRecord } from '#domain/matches/matchRecord.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { DeckRecord } from '#features/matches/DeckRecord.tsx'
import { LogMatchIcon } from '#features/matches/LogMatchIcon.tsx'
import { paths } from '#url/paths.ts'
import { CreatedOn } from '../CreatedOn.tsx'
import { FavoriteButton } from '../share/FavoriteButton.tsx'
import { ShareMenu } from '../share/ShareMenu.tsx'
import styles from './DeckTile.module.css'
import { DeckThumbs } from './DeckThumbs.tsx'
import type { WorthOf } from './useDeckWorth.ts'
import { VerdictBadge } from './VerdictBadge.tsx'
import { FormatBadge } from '../FormatBadge.tsx'
import { OwnedSentence } from '../OwnedSentence.tsx'

/**
 * A deck in a list, in the colors of its inks. The whole tile is a link to the deck (requirements §2, Community decks and User
 * decks).
 * @param badge shown beside the author's name on the viewer's decks.
 * @param isOnAuthorPage whether the page lists the decks of one author, so that the tile need not name the author.
 * @param record the match record, for the owner.
 * @param labels the folder and tags, for the owner.
 * @param isChosen whether it is among the chosen decks; absent while none can be chosen.
 */
export const DeckTile = memo(function DeckTile({
  deck,
  viewer,
  byId,
  isWhole,
  worthOf,
  badge,
  isOnAuthorPage = false,
  record,
  labels,
  isChosen,
  onChoose,
}: {
  deck: ListedDeck
  viewer: Viewer
  /** Null while no cards are loaded. */
  byId: ReadonlyMap<string, Card> | null
  /** Whether all cards are in `byId`. */
  isWhole: boolean
  worthOf: WorthOf
  badge?: ReactNode
  isOnAuthorPage?: boolean
  record?: MatchRecord | undefined
  labels?: DeckLabels | undefined
  isChosen?: boolean | undefined
  onChoose?: ((deckId: string) => void) | undefined
}) {
  const isOwn = deck.userId === viewer?.id
  const worth = deck.lacking ? null : worthOf(deck)
  const allById = isWhole ? byId : null
  return (
    <article className={styles['tile']} {...inkAttributes(deck.inks)} data-deck={deck.id}>
      <Link to={paths.deck(deck.id)} className={styles['deck']}>
        <div className={styles['head']}>
          <h2 title={deck.name}>{deck.name}</h2>
          <div className={styles['signs']}>
            {deck.inks.map((ink) => (
              <InkIcon key={ink} ink={ink} label />
            ))}
            <FormatBadge legality={deck.legality} />
            <VerdictBadge verdict={deck.verdict} />
            {isOwn ? <Visibility isPublic={deck.isPublic} /> : null}
          </div>
        </div>
        <div className={styles['cards']}>
          <DeckThumbs entries={deck.entries} byId={byId} isWhole={isWhole} marksSingles={!isOnAuthorPage} />
        </div>
      </Link>
      {isChosen === undefined ? null : (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            aria-label={`Choose ${deck.name}`}
            checked={isChosen}
            onChange={() => onChoose?.(deck.id)}
          />
        </label>
      )}
      <div className={styles['foot']}>
        <div className={styles['facts']}>
          {isOnAuthorPage ? null : (
            <p className={styles['author']}>
              by
              <Link to={paths.userDecks(deck.userId)}>
                {deck.author ?? 'a private member'}
                {isOwn ? ' (You)' : ''}
              </Link>
              {isOwn ? badge : null}
            </p>
          )}
          {record ? <DeckRecord record={record} /> : null}
          <p>
            <CreatedOn deck={deck} length="medium" />
            <span>{countOf(deck.totalCards, 'card')}</span>
          </p>
          {labels && (labels.folder !== null || labels.tags.length > 0) ? (
            <p className={styles['labels']}>
              {labels.folder === null ? null : (
                <span>
                  <Folder aria-hidden size={14} />
                  <span className="spoken">Folder</span> {labels.folder}
                </span>
              )}
              {labels.tags.map((tag) => (
                <span key={tag}>
                  <Tag aria-hidden size={14} />
                  <span className="spoken">Tag</span> {tag}
                </span>
              ))}
            </p>
          ) : null}
          <p className={styles['worth']}>
            {deck.lacking ? (
              <OwnedSentence
                owned={deck.totalCards - deck.lacking.copies}
                of={deck.totalCards}
                missing={{ usd: deck.lacking.cents / 100, unpriced: deck.lacking.unpriced }}
              />
            ) : (
              <>
                {worth && worth.usd > 0 ? (
                  <span>
                    <Money usd={worth.usd} />
                  </span>
                ) : null}
                {worth && worth.ownedPercent !== null ? <span>You own {worth.ownedPercent}%</span> : null}
              </>
            )}
          </p>
        </div>
        <div className={styles['actions']}>
          {isOnAuthorPage && viewer && deckCan.logMatch(deck, viewer) ? (
            <LogMatchIcon userId={viewer.id} deck={deck} />
          ) : null}
          <FavoriteButton deck={deck} viewer={viewer} />
          <ShareMenu deck={deck} viewer={viewer} byId={allById} />
        </div>
      </div>
    </article>
  )
})

function Visibility({ isPublic }: { isPublic: boolean }) {
  const Icon = isPublic ? Globe : Lock
  return (
    <span className={styles['visibility']}>
      <Icon aria-hidden size={14} />
      {isPublic ? 'Public' : 'Private'}
    </span>
  )
}
