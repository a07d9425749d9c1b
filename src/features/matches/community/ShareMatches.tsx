import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { matchSharingQuery, saveMatchSharing } from '#data/matches/matchSharing.ts'
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
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: boolean) => saveMatchSharing(queryClient, userId, wanted),
  })
  const isOn = change.isPending ? change.variables : (shares ?? false)
  const problem = change.error ?? (shares === undefined ? error : null)
  return (
    <div>
      <Switch
        label="Share My Matches"
        hint={isOn ? HINTS.on : HINTS.off}
        checked={isOn}
        disabled={shares === undefined}
        onChange={({ target }) => {
          if (!change.isPending) change.mutate(target.checked)
        }}
      />
      {problem ? <Notice kind="error">{problem.message}</Notice> : null}
    </div>
  )
}
