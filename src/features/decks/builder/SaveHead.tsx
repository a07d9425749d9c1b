import { useRef, useState } from 'react'
import { useViewerId } from '#data/session/useViewerId.ts'
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

/** The deck's name, who sees it, and the button that saves it; a guest is asked to sign in and keeps the deck. */
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
  /** What was missing when one wanted to save, until it is there. */
  const [lacking, setLacking] = useState<string>()
  if (lacking !== undefined && lacking !== missing) setLacking(undefined)
  const lacksName = lacking !== undefined && !plainLine(build.name)
  const said = lacksName ? problem : (lacking ?? problem)

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
        {/* Not the attribute: pressed too early, it says what is missing. */}
        <Button variant="gold" aria-disabled={missing !== undefined || isSaving} onClick={press}>
          {isSaving ? 'Saving...' : 'Save Deck'}
        </Button>
      </div>
      {said ? <Notice kind="error">{said}</Notice> : null}
      <SignInPrompt title="Sign In to Build Decks" open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}
