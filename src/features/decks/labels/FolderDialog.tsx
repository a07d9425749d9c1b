import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renameFolder } from '#data/decks/deckLabels.ts'
import { MAX_FOLDER } from '#domain/decks/deckLabels.ts'
import { countOf } from '#domain/text/countOf.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'

/** Renames or deletes a folder of the member. Its decks stay. */
export function FolderDialog({
  userId,
  folder,
  decks,
  isDeletion,
  onClose,
  onChanged,
}: {
  userId: string
  folder: string
  /** The number of its decks. */
  decks: number
  isDeletion: boolean
  onClose: () => void
  /** Called with the new name; null after a deletion. */
  onChanged: (name: string | null) => void
}) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(folder)
  const [problem, setProblem] = useState('')
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (to: string | null) => renameFolder(queryClient, userId, folder, to),
    onSuccess: (_, to) => {
      onClose()
      showToast(to === null ? 'Folder deleted. Its decks are still here.' : 'Folder renamed.')
      onChanged(to)
    },
    onError: ({ message }) => (isDeletion ? showToast(message) : setProblem(message)),
  })
  if (isDeletion)
    return (
      <ConfirmDialog
        title="Delete Folder"
        question={`Delete the folder “${folder}”? Its ${countOf(decks, 'deck')} will not be deleted.`}
        confirm="Delete Folder"
        isDestructive
        open
        onCancel={onClose}
        onConfirm={() => mutate(null)}
      />
    )
  const save = () => {
    const line = plainLine(name)
    if (line) mutate(line)
    else setProblem('Please enter a name for the folder.')
  }
  return (
    <Dialog
      title="Rename Folder"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="gold" isBusy={isPending} onClick={save}>
            Rename
          </Button>
        </>
      }
    >
      <TextField
        data-first
        label="Name"
        value={name}
        maxLength={MAX_FOLDER}
        autoComplete="off"
        error={problem || undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
        }}
      />
    </Dialog>
  )
}
