import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deckLabelsQuery, saveDeckLabels } from '#data/decks/deckLabels.ts'
import { changeLabels, type DeckLabels, foldersOf, MAX_FOLDER, MAX_TAGS, tagsOf } from '#domain/decks/deckLabels.ts'
import { countOf } from '#domain/text/countOf.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './LabelsDialog.module.css'
import { TagsField } from './TagsField.tsx'

/** The options of the folder that are not a folder's name. No name begins with a space. */
const [UNCHANGED, NONE, NEW] = [' unchanged', ' none', ' new']

/** Puts decks of the member into a folder, and changes their tags. */
export function LabelsDialog({
  userId,
  deckIds,
  onClose,
  onSaved,
}: {
  userId: string
  deckIds: readonly string[]
  onClose: () => void
  onSaved?: () => void
}) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(deckLabelsQuery(userId))
  const [choice, setChoice] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [newTag, setNewTag] = useState('')
  const [problems, setProblems] = useState<{ folder?: string; tags?: string }>({})

  const labelsOf = new Map(data?.map((one) => [one.deckId, one]))
  const decks = deckIds.map((deckId) => labelsOf.get(deckId) ?? { deckId, folder: null, tags: [] })
  const present = new Set(decks.map(({ folder }) => folder))
  const [only] = present
  const chosen = choice ?? (present.size > 1 ? UNCHANGED : (only ?? NONE))

  const save = () => {
    const folder = chosen === NEW ? plainLine(name) : chosen === NONE ? null : chosen === UNCHANGED ? undefined : chosen
    // A typed tag is saved without Add Tag, too.
    const typed = plainLine(newTag)
    const tags = typed ? new Map(changed).set(typed, true) : changed
    const labels = decks.map((deck) => changeLabels(deck, { folder, tags }))
    const found = {
      ...(folder === '' && { folder: 'Please enter a name for the folder.' }),
      ...(labels.some((deck) => deck.tags.length > MAX_TAGS) && { tags: `A deck has at most ${MAX_TAGS} tags.` }),
    }
    setProblems(found)
    return Object.keys(found).length > 0 ? null : send(labels)
  }
  const send = async (labels: readonly DeckLabels[]) => {
    await saveDeckLabels(queryClient, userId, labels)
    showToast('Folder and tags saved.')
  }
  return (
    <FormDialog
      title={deckIds.length === 1 ? 'Folder and Tags' : `Folder and Tags of ${countOf(deckIds.length, 'Deck')}`}
      problems={problems}
      isLoading={!data}
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {error ? <InlineError message={error.message} onRetry={() => void refetch()} /> : null}
      <SelectField label="Folder" value={chosen} disabled={!data} onChange={({ target }) => setChoice(target.value)}>
        {present.size > 1 ? <option value={UNCHANGED}>Leave each where it is</option> : null}
        <option value={NONE}>No folder</option>
        {foldersOf(data ?? []).map((folder) => (
          <option key={folder}>{folder}</option>
        ))}
        <option value={NEW}>New folder…</option>
      </SelectField>
      {chosen === NEW ? (
        <TextField
          label="Name of the new folder"
          value={name}
          maxLength={MAX_FOLDER}
          autoComplete="off"
          error={problems.folder}
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
      <TagsField
        known={tagsOf(data ?? [])}
        decks={decks}
        changed={changed}
        onChange={(tag, isOn) => setChanged(new Map(changed).set(tag, isOn))}
        text={newTag}
        onType={setNewTag}
        error={problems.tags}
      />
      <p className={styles['hint']}>Only you see folders and tags.</p>
    </FormDialog>
  )
}
