import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renameFolder } from '#data/decks/deckLabels.ts'
import { MAX_FOLDER } from '#domain/decks/deckLabels.ts'
import { countOf } from '#domain/text/countOf.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'

type FolderProps = {
  userId: string
  folder: string
  onClose: () => void
  /** Called with the new name; null after a deletion. */
  onChanged: (name: string | null) => void
}

/** Renames or deletes a folder of the member. Its decks stay. */
export function FolderDialog({
  decks,
  isDeletion,
  ...props
}: FolderProps & {
  /** The number of its decks. */
  decks: number
  isDeletion: boolean
}) {
  return isDeletion ? <DeleteFolder decks={decks} {...props} /> : <RenameFolder {...props} />
}

function DeleteFolder({ userId, folder, decks, onClose, onChanged }: FolderProps & { decks: number }) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: () => renameFolder(queryClient, userId, folder, null),
    onSuccess: () => {
      showToast('Folder deleted. Its decks are still here.')
      onChanged(null)
    },
    onError: ({ message }) => showToast(message),
  })
  return (
    <ConfirmDialog
      title="Delete Folder"
      question={`Delete the folder “${folder}”? Its ${countOf(decks, 'deck')} will not be deleted.`}
      confirm="Delete Folder"
      isDestructive
      open
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        mutate()
      }}
    />
  )
}

function RenameFolder({ userId, folder, onClose, onChanged }: FolderProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(folder)
  const [problems, setProblems] = useState<{ name?: string }>({})
  const rename = async (to: string) => {
    await renameFolder(queryClient, userId, folder, to)
    showToast('Folder renamed.')
    onChanged(to)
  }
  const save = () => {
    const line = plainLine(name)
    setProblems(line ? {} : { name: 'Please enter a name for the folder.' })
    return line ? rename(line) : null
  }
  return (
    <FormDialog
      title="Rename Folder"
      submit={['Rename', 'Renaming...']}
      problems={problems}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        data-first
        label="Name"
        value={name}
        maxLength={MAX_FOLDER}
        autoComplete="off"
        error={problems.name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}
