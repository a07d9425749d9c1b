import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nameDeckVersion } from '#data/decks/deckVersions.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { ShownVersion } from './describeVersions.ts'

/** The longest name of a version, as in the database. */
const MAX_NAME = 60

/** Names a version of a deck. */
export function NameVersionDialog({
  deckId,
  userId,
  version: { number, name },
  onClose,
}: {
  deckId: string
  userId: string
  version: ShownVersion
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const [text, setText] = useState(name ?? '')
  return (
    <FormDialog
      title={`Name v${number}`}
      onSave={() => nameDeckVersion(queryClient, userId, deckId, { version: number, name: text })}
      onClose={onClose}
    >
      <TextField
        data-first
        label="Name"
        maxLength={MAX_NAME}
        placeholder="With four Be Prepared"
        hint="Your next change of the cards begins a new version."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
