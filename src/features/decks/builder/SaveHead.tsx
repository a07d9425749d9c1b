import { useRef, useState } from 'react'
import { useViewerId } from '#data/session/useViewer.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { MAX_DECK_NAME } from '#domain/decks/deckRules.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './SaveHead.module.css'
import type { DeckBuild } from './useDeckDraft.ts'
import { type DeckSaving, saveProblem } from './useSaveDeck.ts'

/** The deck's name and visibility, and the button that saves it. A guest is asked to sign in and does not lose the deck. */
export function SaveHead({
  build,
  cards,
  saving: { save, isSaving, problem, setProblem },
}: {
  build: DeckBuild
  cards: readonly DeckCard[]
  saving: DeckSaving
}) {
  const viewerId = useViewerId()
  const [asking, setAsking] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const missing = saveProblem(build)
  /** The value that was missing at the last click on the button, until the member enters it. */
  const [lacking, setLacking] = useState<string>()
  if (lacking !== undefined && lacking !== missing) setLacking(undefined)
  const lacksName = lacking !== undefined && !plainLine(build.name)
  const message = lacksName ? problem : (lacking ?? problem)

  const press = () => {
    if (isSaving) return
    if (missing) {
      setProblem('')
      setLacking(missing)
      if (!plainLine(build.name)) name.current?.focus()
    } else if (!viewerId) setAsking(true)
    else void save(viewerId, build, cards)
  }
  return (
    <div className={styles['save']}>
      <TextField
        ref={name}
        label="Deck Name"
        value={build.name}
        maxLength={MAX_DECK_NAME}
        autoComplete="off"
        error={lacksName ? lacking : undefined}
        onChange={({ target }) => {
          build.write({ name: target.value })
          setProblem('')
        }}
      />
      <div className={styles['row']}>
        <SegmentedControl
          label="Who sees it"
          value={build.isPublic ? 'public' : 'private'}
          options={[
            { value: 'public', label: 'Public' },
            { value: 'private', label: 'Private' },
          ]}
          onChange={(choice) => build.write({ isPublic: choice === 'public' })}
        />
        {/* Not the `disabled` attribute, because the button names the missing value. */}
        <Button variant="gold" aria-disabled={missing !== undefined || isSaving} onClick={press}>
          {isSaving ? 'Saving...' : 'Save Deck'}
        </Button>
      </div>
      {message ? <Notice kind="error">{message}</Notice> : null}
      <SignInPrompt title="Sign In to Build Decks" open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
