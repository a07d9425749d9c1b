import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { unreachableText } from '#data/backend/errors.ts'
import type { Deck } from '#data/decks/decks.ts'
import { deckVersionsQuery } from '#data/decks/deckVersions.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import type { Card } from '#domain/cards/card.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import type { PrintingsOf } from '#domain/decks/deckValue.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { OpeningOdds } from '../odds/OpeningOdds.tsx'
import { describeVersions, type ShownVersion } from './describeVersions.ts'
import styles from './DeckVersions.module.css'
import { ShowVersions } from './ShowVersions.tsx'
import { VersionChanges } from './VersionChanges.tsx'
import { VersionEvidence } from './VersionEvidence.tsx'
import { VersionList } from './VersionList.tsx'

/** The versions of a deck with their changes; its author also sees whether they helped. */
export function DeckVersions({
  deck,
  byId,
  printingsOf,
  viewer,
}: {
  deck: Deck
  byId: ReadonlyMap<string, Card>
  printingsOf: PrintingsOf
  viewer: Viewer
}) {
  const author = viewer && deckCan.edit(deck, viewer) ? viewer : null
  const { data: stored, error, refetch } = useQuery(deckVersionsQuery(deck.id, viewer?.id))
  const { data: matches } = useMatches(author?.id, deck.id)
  const versions = useMemo(
    () => stored && describeVersions(stored, deck, byId, author ? matches : undefined),
    [stored, deck, byId, author, matches],
  )
  const [chosen, setChosen] = useState<Pair | null>(null)
  const changes = useRef<HTMLElement>(null)
  if (!versions && error)
    return (
      <ErrorState title={error.message} onRetry={() => void refetch()}>
        {unreachableText(error)}
      </ErrorState>
    )
  if (!versions) return <div className={styles['waiting']} role="status" aria-label="Loading versions" />
  const pair = findPair(versions, chosen)
  return (
    <div className={styles['versions']}>
      <VersionList
        deck={deck}
        author={author}
        versions={versions}
        pair={pair}
        onCompare={(older, newer) => {
          setChosen({ older, newer })
          // On a phone the changes are below the list.
          changes.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
      {pair ? (
        <div className={styles['side']}>
          <VersionChanges
            ref={changes}
            versions={versions}
            printingsOf={printingsOf}
            {...pair}
            onChange={(change) => setChosen({ older: pair.older.number, newer: pair.newer.number, ...change })}
          />
          {author ? <VersionEvidence versions={versions} {...pair} /> : null}
        </div>
      ) : null}
      {pair ? (
        <Panel title="Opening Hand" action={<p className={styles['note']}>with the cards of v{pair.newer.number}</p>}>
          <OpeningOdds cards={pair.newer.cards} />
        </Panel>
      ) : null}
      {author && deck.isPublic ? <ShowVersions deck={deck} userId={author.id} /> : null}
    </div>
  )
}

/** The numbers of two versions to compare. */
type Pair = { readonly older: number; readonly newer: number }

/** The versions to compare: the chosen ones, else the latest one and the one before. Null if there is only one. */
function findPair(versions: readonly ShownVersion[], chosen: Pair | null) {
  const find = (number: number | undefined) => versions.find((version) => version.number === number)
  const [newer, older] = [find(chosen?.newer) ?? versions.at(-1), find(chosen?.older) ?? versions.at(-2)]
  return newer && older ? { newer, older } : null
}
