import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { onePrinting } from '#domain/cards/printings.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { copiesOf, setCopies } from '#domain/decks/deckDraft.ts'
import { copiesAfter, type DraftCommand, findCommandCard, readDraftCommand } from '#domain/decks/draftCommand.ts'
import { parsePlainSearch } from '#domain/search/plain/parsePlainSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import { countOf } from '#domain/text/countOf.ts'
import type { SearchCommand } from '#cardUi/list/CardSearch.tsx'
import type { CardsView } from '#cardUi/list/useCardsView.ts'
import { showToast } from '#ui/toast.ts'
import { copiesLimit } from './copiesLimit.ts'
import type { DeckBuild } from './useDeckDraft.ts'

/**
 * The command in the search field, for example `+3 elsa`, which Enter runs; null if the text is a search.
 * @param catalogue null while it is loading.
 * @param preferred the ids of the printings in the deck.
 */
export function useDraftCommand(
  { text, context, setText }: CardsView,
  catalogue: Catalogue | null,
  { entries, change }: DeckBuild,
  preferred: ReadonlySet<string>,
): SearchCommand | null {
  const command = catalogue && readDraftCommand(text)
  if (!command) return null
  const collection = context.collection === 'loading' ? null : context.collection
  const search = (searched: string) =>
    onePrinting(
      searchCards(catalogue, parsePlainSearch(searched, catalogue), collection, 'relevance').cards,
      collection,
      preferred,
    )
  // The filters narrow the choice, but a typed name may mean a card outside them.
  const card =
    findCommandCard(command, search(command.filters + command.words), entries) ??
    findCommandCard(command, search(command.words), entries)
  const run = () => {
    if (!card) return
    const copies = copiesOf(entries, card.id)
    const wanted = copiesAfter(command, copies)
    const most = copyLimit(card)
    const limit = copiesLimit(wanted > most ? wanted : 0, most, true)
    if (limit && copiesOf(setCopies(entries, card.id, wanted, most), card.id) < wanted) showToast(limit)
    change({ type: 'set', card: card.id, quantity: wanted, limit: most })
    setText(command.filters)
  }
  return { hint: describeCommand(command, card), run }
}

function describeCommand({ type, quantity, words }: DraftCommand, card: Card | undefined): ReactNode {
  if (!card) return `No card ${type === 'add' ? '' : 'of your deck '}is named “${words}”.`
  const copies = countOf(quantity, 'copy', 'copies')
  if (type === 'set')
    return (
      <>
        Enter sets <b>{card.name}</b> to {copies}.
      </>
    )
  return (
    <>
      Enter {type === 'add' ? 'adds' : 'removes'} {copies} of <b>{card.name}</b>.
    </>
  )
}
