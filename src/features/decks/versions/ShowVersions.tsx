import { useQueryClient } from '@tanstack/react-query'
import type { Deck } from '#data/decks/decks.ts'
import { showDeckVersions } from '#data/decks/deckVersions.ts'
import { useSavedSwitch } from '#data/useSavedSwitch.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Switch } from '#ui/Switch.tsx'

type ShowableDeck = Pick<Deck, 'id' | 'showsVersions'>

/** Lets the author of a public deck show its versions to everybody. */
export function ShowVersions({ deck: { id, showsVersions }, userId }: { deck: ShowableDeck; userId: string }) {
  const queryClient = useQueryClient()
  const { isOn, press, error } = useSavedSwitch(showsVersions, (wanted) =>
    showDeckVersions(queryClient, userId, id, wanted),
  )
  return (
    <div>
      <Switch
        label="Show versions to everybody"
        hint={isOn ? 'Everybody sees what you changed and when, not your matches.' : 'Only you see the versions.'}
        checked={isOn}
        onChange={({ target }) => press(target.checked)}
      />
      {error ? <InlineError message={error.message} onRetry={() => press(!showsVersions)} /> : null}
    </div>
  )
}
