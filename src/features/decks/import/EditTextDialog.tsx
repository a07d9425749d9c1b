import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { type DeckCard, sortDeckCards } from '#domain/decks/deckCard.ts'
import { makeDeckList } from '#domain/decks/deckList.ts'
import { ImportDialog } from './ImportDialog.tsx'

type Props = Omit<ComponentProps<typeof ImportDialog>, 'edited'> & { deckCards: readonly DeckCard[] }

/** Edits a deck as its list, in which each line names its printing. */
export function EditTextDialog({ deckCards, ...dialog }: Props) {
  const { data: sets, isPending } = useQuery(setsQuery)
  if (isPending) return null
  return <ListDialog {...dialog} list={listOf(deckCards, sets)} />
}

/** The deck changes when the list is applied, but the text belongs to the visitor once the dialog is open. */
function ListDialog({ list, ...dialog }: Omit<Props, 'deckCards'> & { list: string }) {
  const [edited] = useState(list)
  return <ImportDialog {...dialog} edited={edited} />
}

const listOf = (cards: readonly DeckCard[], sets: readonly { id: string; code: string }[] | undefined): string =>
  makeDeckList(sortDeckCards(cards), sets && new Map(sets.map(({ id, code }) => [id, code])))
