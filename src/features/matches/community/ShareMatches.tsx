import { useQuery, useQueryClient } from '@tanstack/react-query'
import { matchSharingQuery, saveMatchSharing } from '#data/matches/matchSharing.ts'
import { useSavedSwitch } from '#data/useSavedSwitch.ts'
import { Notice } from '#ui/Notice.tsx'
import { Switch } from '#ui/Switch.tsx'

const HINTS = {
  off: 'Counts your wins and losses in the community’s win rates by inks. Nobody sees individual matches, and you can stop at any time.',
  on: 'Your wins and losses count from the next published week on. If you stop, later weeks leave them out.',
}

/** Whether the member's matches count in community matchups. */
export function ShareMatches({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  const { data: shares, error } = useQuery(matchSharingQuery(userId))
  const change = useSavedSwitch(shares ?? false, (wanted) => saveMatchSharing(queryClient, userId, wanted))
  const problem = change.error ?? (shares === undefined ? error : null)
  return (
    <div>
      <Switch
        label="Share My Matches"
        hint={change.isOn ? HINTS.on : HINTS.off}
        checked={change.isOn}
        disabled={shares === undefined}
        onChange={({ target }) => change.press(target.checked)}
      />
      {problem ? <Notice kind="error">{problem.message}</Notice> : null}
    </div>
  )
}
