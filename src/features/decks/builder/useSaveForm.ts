import { useEffect, useRef, useState } from 'react'
import { useViewerId } from '#data/session/useViewer.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import type { DeckBuild } from './useDeckDraft.ts'
import { type DeckSaving, saveProblem } from './useSaveDeck.ts'

/**
 * The name field and the state of the form that saves the deck; its parts may be in different places of the page. `press`
 * saves the deck, or explains what is missing: a name, cards, or an account.
 * @param onMissing shows the name field, which gets the focus if the name is missing.
 */
export function useSaveForm({
  build,
  cards,
  saving: { save, isSaving, problem, setProblem },
  onMissing,
}: {
  build: DeckBuild
  cards: readonly DeckCard[]
  saving: DeckSaving
  onMissing: () => void
}) {
  const viewerId = useViewerId()
  const [isAskingToSignIn, setAskingToSignIn] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const missing = saveProblem(build)
  /** The problem that the last press reported, until it is solved. */
  const [lacking, setLacking] = useState<string>()
  if (lacking !== undefined && lacking !== missing) setLacking(undefined)
  const lacksName = lacking !== undefined && !plainLine(build.name)

  const isFocusWanted = useRef(false)
  /** Whether a press of Save asked for the name. Then Enter in its field saves the deck. */
  const asksForName = useRef(false)
  useEffect(() => {
    // On a phone the field is rendered only after the tab of the deck was opened.
    if (!isFocusWanted.current || !name.current) return
    isFocusWanted.current = false
    name.current.focus()
  })

  const press = () => {
    if (isSaving) return
    if (missing) {
      setProblem('')
      setLacking(missing)
      asksForName.current = isFocusWanted.current = !plainLine(build.name)
      onMissing()
    } else if (!viewerId) setAskingToSignIn(true)
    else void save(viewerId, build, cards)
  }
  const form = {
    nameError: lacksName ? lacking : undefined,
    message: lacksName ? problem : (lacking ?? problem),
    canSave: missing === undefined && !isSaving,
    isSaving,
    press,
    enterName: () => {
      if (asksForName.current) press()
    },
    writeName: (text: string) => {
      build.write({ name: text })
      setProblem('')
    },
    isAskingToSignIn,
    stopAsking: () => setAskingToSignIn(false),
  }
  return [name, form] as const
}

export type SaveForm = ReturnType<typeof useSaveForm>[1]
