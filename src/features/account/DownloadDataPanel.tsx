import { useMutation } from '@tanstack/react-query'
import { downloadUserData } from '#data/account/userData.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { Panel } from '#ui/Panel.tsx'
import { downloadFile } from '#ui/downloadFile.ts'

/** Downloads all data that is stored about the member. */
export function DownloadDataPanel() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: downloadUserData,
    onSuccess: downloadFile,
  })
  return (
    <Panel
      title="Your Data"
      action={
        <Button isBusy={isPending} onClick={() => mutate()}>
          {isPending ? 'Preparing...' : 'Download My Data'}
        </Button>
      }
    >
      <p>
        Your account, profile, collection, decks, favorites, matches and subscription as one JSON file, readable without
        Lorefolio.
      </p>
      {error ? <Notice kind="error">{error.message}</Notice> : null}
      <Outcome>{isSuccess ? <Notice kind="success">Your data has been downloaded.</Notice> : null}</Outcome>
    </Panel>
  )
}
