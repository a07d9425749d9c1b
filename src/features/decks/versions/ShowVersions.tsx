import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import { showDeckVersions } from '#data/decks/deckVersions.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Switch } from '#ui/Switch.tsx'

type ShowableDeck = Pick<Deck, 'id' | 'showsVersions'>

/** Lets the author of a public deck show its versions to everybody. */
export function ShowVersions({ deck: { id, showsVersions }, userId }: { deck: ShowableDeck; userId: string }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: boolean) => showDeckVersions(queryClient, userId, id, wanted),
  })
  // The state of the mutation follows a press only a task later, in which the switch would jump back.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isShown = wanted ?? showsVersions
  const show = (isWanted: boolean) => {
    if (wanted !== null) return
    setWanted(isWanted)
    change.mutate(isWanted, { onSettled: () => setWanted(null) })
  }
  return (
    <div>
      <Switch
        label="Show versions to everybody"
        hint={isShown ? 'Everybody sees what you changed and when, not your matches.' : 'Only you see the versions.'}
        checked={isShown}
        onChange={({ target }) => show(target.checked)}
      />
      {change.isError ? <InlineError message={change.error.message} onRetry={() => show(change.variables)} /> : null}
    </div>
  )
}
