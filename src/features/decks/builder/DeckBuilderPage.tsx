import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsLeaving } from '#cardUi/list/useIsLeaving.ts'
import { type Deck, deckQuery } from '#data/decks/decks.ts'
import { type DeckDraftValues, draftKeys } from '#data/decks/deckDrafts.ts'
import { useSession } from '#data/session/useSession.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { deckCan } from '#domain/decks/deckPermissions.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'
import { MAX_DECK_NAME } from '#domain/decks/deckRules.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Builder } from './Builder.tsx'
import type { EditedDeck } from './useSaveDeck.ts'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'

const route = getRouteApi('/deck-builder')

const EMPTY: DeckDraftValues = { name: '', description: '', isPublic: true, entries: [], ...NO_PLAN }

/**
 * /deck-builder: a new deck, `?deck=` edits a deck of the member, `?copy=` starts a new one from another deck (requirements §2,
 * Deck builder).
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
        <Ready draftKey={draftKeys.newDeck} saved={EMPTY} />
      )}
    </>
  )
}

function FromDeck({ id, copy }: { id: string; copy: boolean }) {
  const session = useSession()
  const viewer = session.status === 'signedIn' ? session.user : null
  const { data, error, refetch } = useQuery(deckQuery(id, viewer?.id))
  // The page of a saved deck reads it again while it loads. The builder, which is still shown, must not follow.
  const isLeaving = useIsLeaving()
  const [deck, setDeck] = useState(data)
  if (data !== deck && !isLeaving()) setDeck(data)
  if (error && !deck)
    return (
      <ErrorState title="Error loading deck" heading="h1" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (deck === undefined || session.status === 'loading') return <BuilderSkeleton />
  if (deck === null)
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
    <Ready draftKey={draftKeys.edit(id)} edited={deck} saved={toDraft(deck)} />
  ) : (
    <Ready
      draftKey={draftKeys.copy(id)}
      saved={{ ...toDraft(deck), name: Array.from(`Copy of ${deck.name}`).slice(0, MAX_DECK_NAME).join('') }}
    />
  )
}

const toDraft = ({ name, description, isPublic, entries, maybeboard, notes, leader }: Deck): DeckDraftValues => ({
  name,
  description: description ?? '',
  isPublic,
  entries,
  maybeboard,
  notes,
  leader,
})

function Ready({ draftKey, edited, saved }: { draftKey: string; edited?: EditedDeck; saved: DeckDraftValues }) {
  const signOuts = useSignOutCount()
  return <Builder key={`${draftKey} ${signOuts}`} draftKey={draftKey} edited={edited} saved={saved} />
}

/** Changes when a member signs out, for example in another tab, so that the next visitor does not see the member's draft. */
function useSignOutCount(): number {
  const viewerId = useViewerId()
  const [seen, setSeen] = useState({ viewerId, signOuts: 0 })
  // A guest's draft stays after the sign-in.
  if (seen.viewerId !== viewerId) setSeen({ viewerId, signOuts: seen.signOuts + (seen.viewerId === undefined ? 0 : 1) })
  return seen.signOuts
}
