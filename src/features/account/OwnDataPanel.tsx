import { useState } from 'react'
import { downloadOwnData } from '#data/ownData.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { saveFile } from '#ui/saveFile.ts'
import { AccountSection } from './AccountSection.tsx'

/** Everything that is stored about its owner, to take away. */
export function OwnDataPanel() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState('')
  const download = async () => {
    setProblem('')
    setState('busy')
    try {
      saveFile(await downloadOwnData())
      setState('done')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setState('idle')
    }
  }
  return (
    <AccountSection
      title="Your Data"
      action={
        <Button disabled={state === 'busy'} onClick={download}>
          {state === 'busy' ? 'Preparing...' : 'Download My Data'}
        </Button>
      }
    >
      <p>
        Your account, profile, collection, decks, favorites, matches and subscription as one JSON file, readable without
        Lorefolio.
      </p>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {state === 'done' ? <Notice kind="success">Your data has been downloaded.</Notice> : null}
    </AccountSection>
  )
}
