import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Deck, deckQuery } from '#data/decks/decks.ts'
import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import { unreachedText } from '#data/backend/errors.ts'
import { cardsFailedText, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { useViewerId } from '#data/session/useViewerId.ts'
import { deckCan } from '#domain/decks/deckPermissions.ts'
import { MAX_DECK_NAME } from '#domain/decks/deckRules.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Builder } from './Builder.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'

const route = getRouteApi('/deck-builder')

const EMPTY: DeckDraftValues = { name: '', description: '', isPublic: true, entries: [] }

/**
 * /deck-builder: a new deck, `?deck=` an own one that is changed, `?copy=` a new one that begins as another
 * (requirements §2, Deck builder; issue "Decks").
 */
export function DeckBuilderPage() {
  const { deck: deckId, copy: copyId } = route.useSearch()
  const source = deckId ?? copyId
  return (
    <>
      <PageHead {...pages.deckBuilder.head} />
      {source ? (
        <FromDeck key={source} id={source} copy={copyId !== undefined} />
      ) : (
        <Ready draftKey="new" saved={EMPTY} />
      )}
    </>
  )
}

function FromDeck({ id, copy }: { id: string; copy: boolean }) {
  const viewer = useViewer()
  const { data: deck, error, isPending, refetch } = useQuery(deckQuery(id, viewer?.id))
  // A deck that is being changed stays, whatever becomes of reading it again.
  if (error && deck === undefined)
    return (
      <ErrorState title="Error loading deck" heading="h1" onRetry={() => void refetch()}>
        {unreachedText(error) ?? error.message}
      </ErrorState>
    )
  if (isPending) return <OnItsWay said="Loading deck..." />
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
  // Somebody else's deck can only be the beginning of one's own.
  const isOwn = deckCan.edit(deck, viewer) && !copy
  return isOwn ? (
    // What was changed elsewhere meanwhile is begun with anew, and unsaved changes come back upon it.
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
  const catalogue = useCatalogue()
  const departures = useDepartures()
  if (catalogue.status === 'loading') return <OnItsWay said="Loading cards" />
  if (catalogue.status === 'failed')
    return <ErrorState title={cardsFailedText(catalogue)} heading="h1" onRetry={catalogue.retry} />
  return <Builder key={`${draftKey} ${departures}`} {...catalogue} draftKey={draftKey} deckId={deckId} saved={saved} />
}

/** The builder's shape; what is waited for is said to those who listen. */
function OnItsWay({ said }: { said: string }) {
  return (
    <>
      <BuilderHead />
      <p role="status" className="spoken">
        {said}
      </p>
      <BuilderSkeleton />
    </>
  )
}

/** Another number when a member has left, in another tab say: what they were building is not for whoever sits here now. */
function useDepartures(): number {
  const viewerId = useViewerId()
  const [seen, setSeen] = useState({ viewerId, departures: 0 })
  // What a guest has built goes along when they sign in.
  if (seen.viewerId !== viewerId)
    setSeen({ viewerId, departures: seen.departures + (seen.viewerId === undefined ? 0 : 1) })
  return seen.departures
}
