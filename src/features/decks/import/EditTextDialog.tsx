import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { type DeckCard, sortDeckCards } from '#domain/decks/deckCard.ts'
import { makeDeckList } from '#domain/decks/deckList.ts'
import { ImportDialog } from './ImportDialog.tsx'

type Props = Omit<ComponentProps<typeof ImportDialog>, 'edited'> & { deckCards: readonly DeckCard[] }

/** Edits a deck as its list, in which each line names its printing. */
export function EditTextDialog({ deckCards, ...dialog }: Props) {
  const { data: sets, isPending } = useQuery(setsQuery)
  if (isPending) return null
  const setCodes = sets && new Map(sets.map(({ id, code }) => [id, code]))
  return <ImportDialog {...dialog} edited={makeDeckList(sortDeckCards(deckCards), setCodes)} />
}
