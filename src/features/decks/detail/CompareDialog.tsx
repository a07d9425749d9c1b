import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Deck, deckQuery } from '#data/decks/decks.ts'
import { userDecksQuery } from '#data/decks/userDecks.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { indexByName } from '#domain/decks/cardNameIndex.ts'
import { type DeckCard, findDeckCards } from '#domain/decks/deckCard.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { findDeckId } from '#url/findDeckId.ts'
import { ListProblems } from '../import/ListProblems.tsx'
import { readPastedDeck } from '../import/readPastedDeck.ts'
import styles from './CompareDialog.module.css'
import { ComparedCards } from './ComparedCards.tsx'

/** The maximum number of problems of a pasted list that are shown. */
const SHOWN_PROBLEMS = 3

/**
 * Compares a deck with another one: a deck of the member, one whose address is pasted, or a pasted list.
 * @param otherId the other deck, if it is on this site; it is part of the page's address.
 */
export function CompareDialog({
  deck,
  cards,
  catalogue,
  viewerId,
  otherId,
  onChoose,
  onClose,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  viewerId: string | undefined
  otherId: string | undefined
  onChoose: (deckId: string | undefined) => void
  onClose: () => void
}) {
  const id = useId()
  const own = useQuery(userDecksQuery(viewerId))
  const choices = own.data?.filter((choice) => choice.id !== deck.id) ?? []
  // Its options may follow later, so that the focus starts in the first field of the dialog.
  const hasChoice = choices.length > 0 || own.isLoading
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!hasChoice) focusIfLost(area.current)
  }, [hasChoice])
  const [text, setText] = useState('')
  const read = (pasted: string) => {
    setText(pasted)
    onChoose(findDeckId(pasted))
  }
  return (
    <Dialog title="Compare Decks" open onClose={onClose}>
      <div className={styles['compare']}>
        {hasChoice ? (
          <SelectField
            data-first
            label="With one of your decks"
            value={choices.some((choice) => choice.id === otherId) ? otherId : ''}
            onChange={({ target }) => {
              setText('')
              onChoose(target.value || undefined)
            }}
          >
            <option value="">Choose a deck</option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextArea
          ref={area}
          {...(!hasChoice && { 'data-first': '' })}
          label={`${hasChoice ? 'Or with' : 'With'} a deck list, or the address of a deck`}
          rows={3}
          value={text}
          spellCheck={false}
          placeholder="4 Elsa - Spirit of Winter"
          described={`${id}-result`}
          onChange={({ target }) => read(target.value)}
        />
        <div id={`${id}-result`} className={styles['result']} aria-live="polite">
          {otherId !== undefined ? (
            <OtherDeck deck={deck} cards={cards} catalogue={catalogue} viewerId={viewerId} otherId={otherId} />
          ) : text.trim() && findDeckId(text) === undefined ? (
            <PastedList deck={deck} cards={cards} catalogue={catalogue} text={text} />
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

type Compared = { readonly deck: Deck; readonly cards: readonly DeckCard[]; readonly catalogue: Catalogue }

function OtherDeck({
  deck,
  cards,
  catalogue,
  viewerId,
  otherId,
}: Compared & { viewerId: string | undefined; otherId: string }) {
  const { data: other, error, refetch } = useQuery(deckQuery(otherId, viewerId))
  if (other)
    return (
      <ComparedCards
        first={{ name: deck.name, cards }}
        second={{ name: other.name, cards: findDeckCards(other.entries, catalogue.byId) }}
        link
      />
    )
  if (error) return <InlineError message={error.message} onRetry={() => void refetch()} />
  return other === null ? <p>Deck not found</p> : <Spinner label="Loading deck..." />
}

function PastedList({ deck, cards, catalogue, text }: Compared & { text: string }) {
  const { data: sets } = useQuery(setsQuery)
  const index = useMemo(() => indexByName(catalogue.cards, sets), [catalogue, sets])
  const result = useMemo(() => readPastedDeck(text, index), [text, index])
  const problems = result.ok ? result.differences : result.problems
  return (
    <>
      <ListProblems problems={problems} most={SHOWN_PROBLEMS} />
      {result.ok ? (
        <ComparedCards
          first={{ name: deck.name, cards }}
          second={{ name: 'the list', cards: findDeckCards(result.entries, catalogue.byId) }}
        />
      ) : null}
    </>
  )
}
