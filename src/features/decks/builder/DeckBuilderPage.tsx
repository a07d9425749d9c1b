import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Deck, deckQuery } from '#data/decks/decks.ts'
import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import { useLoadedCatalogue } from '#data/catalogue/useLoadedCatalogue.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { useViewerId } from '#data/session/useViewerId.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { deckCan } from '#domain/decks/deckPermissions.ts'
import { MAX_DECK_NAME } from '#domain/decks/deckRules.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Builder } from './Builder.tsx'

const route = getRouteApi('/deck-builder')

const EMPTY: DeckDraftValues = { name: '', description: '', isPublic: true, entries: [] }

/**
 * The deck builder for a new deck; with `?deck=` for a deck of the member, with `?copy=` for a new deck that starts as a copy
 * (requirements §2, Deck builder).
 */
export function DeckBuilderPage() {
  const { deck: deckId, copy: copyId } = route.useSearch()
  const source = deckId ?? copyId
  return source ? (
    <FromDeck key={source} id={source} copy={copyId !== undefined} />
  ) : (
    <Ready draftKey="new" saved={EMPTY} />
  )
}

function FromDeck({ id, copy }: { id: string; copy: boolean }) {
  const viewer = useViewer()
  const deck = useLoadedQuery(deckQuery(id, viewer?.id))
  if (!deck)
    return (
      <EmptyState
        title="Deck not found"
        heading="h1"
        actions={
          <Link to={paths.decks()} className={buttonStyle('gold')}>
            Back to Decks
          </Link>
        }
      />
    )
  // A deck of another member can only be copied.
  const isOwn = deckCan.edit(deck, viewer) && !copy
  return isOwn ? (
    // A deck that was changed elsewhere meanwhile starts again, and the draft restores unsaved changes.
    <Ready key={deck.updatedAt} draftKey={`edit-${id}`} deckId={id} saved={toDraft(deck)} />
  ) : (
    <Ready
      draftKey={`copy-${id}`}
      saved={{ ...toDraft(deck), name: Array.from(`Copy of ${deck.name}`).slice(0, MAX_DECK_NAME).join('') }}
    />
  )
}

const toDraft = ({ name, description, isPublic, entries }: Deck): DeckDraftValues => ({
  name,
  description: description ?? '',
  isPublic,
  entries,
})

function Ready({ draftKey, deckId, saved }: { draftKey: string; deckId?: string; saved: DeckDraftValues }) {
  const { catalogue, notice } = useLoadedCatalogue()
  const departures = useDepartures()
  return (
    <Builder
      key={`${draftKey} ${departures}`}
      catalogue={catalogue}
      notice={notice}
      draftKey={draftKey}
      deckId={deckId}
      saved={saved}
    />
  )
}

/** Counts sign-outs, also those in other tabs, so that the next user does not see the deck of the previous one. */
function useDepartures(): number {
  const viewerId = useViewerId()
  const [seen, setSeen] = useState({ viewerId, departures: 0 })
  // A guest who signs in continues the deck.
  if (seen.viewerId !== viewerId)
    setSeen({ viewerId, departures: seen.departures + (seen.viewerId === undefined ? 0 : 1) })
  return seen.departures
}
