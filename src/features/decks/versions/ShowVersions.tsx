import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import { showDeckVersions } from '#data/decks/deckVersions.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Switch } from '#ui/Switch.tsx'

/** Lets the author of a public deck show its versions to everybody. */
export function ShowVersions({ deck: { id, showsVersions }, userId }: { deck: Deck; userId: string }) {
  const queryClient = useQueryClient()
  const [isShown, setIsShown] = useState(showsVersions)
  const [failure, setFailure] = useState<{ readonly message: string; readonly wanted: boolean } | null>(null)
  const show = (wanted: boolean) => {
    setIsShown(wanted)
    setFailure(null)
    showDeckVersions(queryClient, userId, id, wanted).catch((error: unknown) => {
      setIsShown(!wanted)
      setFailure({ message: error instanceof Error ? error.message : 'Failed to update deck', wanted })
    })
  }
  return (
    <div>
      <Switch
        label="Show versions to everybody"
        hint={isShown ? 'Everybody sees what you changed and when, not your matches.' : 'Only you see the versions.'}
        checked={isShown}
        onChange={({ target }) => show(target.checked)}
      />
      {failure ? <InlineError message={failure.message} onRetry={() => show(failure.wanted)} /> : null}
    </div>
  )
}
