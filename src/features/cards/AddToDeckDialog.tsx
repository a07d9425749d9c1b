import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { changeDeckCopies } from '#data/decks/changeDeckCopies.ts'
import { userDecksQuery } from '#data/decks/userDecks.ts'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { DECK_SIZE } from '#domain/decks/deckRules.ts'
import { foldText } from '#domain/cards/foldText.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AddedToDeck, type ChangeOutcome } from './AddedToDeck.tsx'
import styles from './AddToDeckDialog.module.css'

/** With more decks than this, a field finds them by name. */
const MANY_DECKS = 8

/** The deck that gets the card: one of the member's, or null for the new deck of the builder. */
type Target = { readonly deckId: string | null; readonly deckName: string }

/** A change of the copies in a deck: one more, or to a number. */
export type DeckChange = Target & { readonly to: 'more' | number }

/** Adds a copy of a card to a deck that the member chooses. The dialog stays open for more copies and other decks. */
export function AddToDeckDialog({ userId, card, onClose }: { userId: string; card: Card; onClose: () => void }) {
  const queryClient = useQueryClient()
  const decks = useQuery(userDecksQuery(userId))
  const [searched, setSearched] = useState('')
  // It stays visible during the next change, so that its buttons keep the focus.
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const change = useMutation({
    mutationFn: ({ deckId, to }: DeckChange) =>
      changeDeckCopies(queryClient, userId, {
        deckId,
        card,
        copiesAfter: (before) => (to === 'more' ? before + 1 : to),
      }),
    // Without a connection the change is stored on this device.
    networkMode: 'always',
    onSuccess: (result, done) => setOutcome({ change: done, result }),
    onError: (error, failed) => setOutcome({ change: failed, error }),
  })
  const start = (next: DeckChange) => change.isPending || change.mutate(next)
  const add = (target: Target) => start({ ...target, to: 'more' })
  const listed = decks.data?.filter(({ name }) => foldText(name).includes(foldText(searched))) ?? []

  return (
    <Dialog title="Add to Deck" open onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <div className={styles['content']} aria-busy={change.isPending}>
        <p className={styles['card']}>{card.name}</p>
        <div className={styles['outcome']}>
          <AddedToDeck outcome={outcome} onChange={start} />
          {outcome ? null : (
            <p>
              Choose the deck that gets one more copy. A deck has at most {copyLimit(card)} copies of this card and{' '}
              {DECK_SIZE} cards.
            </p>
          )}
        </div>
        {decks.data && decks.data.length > MANY_DECKS ? (
          <TextField
            label="Find a deck"
            type="search"
            value={searched}
            onChange={({ target }) => setSearched(target.value)}
          />
        ) : null}
        <ul className={styles['decks']} aria-label="Decks">
          <li>
            <button type="button" onClick={() => add({ deckId: null, deckName: '' })}>
              <Plus aria-hidden size={18} /> New deck
            </button>
          </li>
          {listed.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => add({ deckId: id, deckName: name })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        {decks.data ? (
          listed.length === 0 && searched !== '' ? (
            <p className={styles['none']}>No deck has this name.</p>
          ) : null
        ) : decks.error ? (
          <InlineError message={decks.error.message} onRetry={() => void decks.refetch()} />
        ) : (
          <Spinner label="Loading decks" />
        )}
      </div>
    </Dialog>
  )
}
