import { useState } from 'react'
import type { WordEdit } from '#data/admin/nameWords.ts'
import { MAX_WORD, MAX_WORD_NOTE } from '#domain/moderation/nameWord.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Adds a word that names may not have. */
export function AddWordDialog({
  onSave,
  onClose,
}: {
  /** Rejects with the reason. */
  onSave: (edit: WordEdit) => Promise<unknown>
  onClose: () => void
}) {
  const [word, setWord] = useState('')
  const [isPart, setIsPart] = useState(false)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<{ word?: string }>({})
  const save = () => {
    const plain = plainLine(word)
    const isShort = plain.length < 2
    setProblems(isShort ? { word: 'Enter a word of at least 2 letters.' } : {})
    return isShort ? null : onSave({ kind: 'add', word: plain, isPart, note: plainLine(note) || null })
  }
  return (
    <FormDialog title="Add Word" problems={problems} onSave={save} onClose={onClose}>
      <TextField
        label="Word"
        value={word}
        error={problems.word}
        hint="Case, accents, separators, and digits in place of letters make no difference."
        maxLength={MAX_WORD}
        autoComplete="off"
        data-first
        onChange={({ target }) => setWord(target.value)}
      />
      <SelectField
        label="Block it"
        value={isPart ? 'part' : 'word'}
        onChange={({ target }) => setIsPart(target.value === 'part')}
      >
        <option value="word">As a whole word</option>
        <option value="part">Anywhere in a name</option>
      </SelectField>
      <TextField
        label="Note (optional)"
        value={note}
        hint="Other administrators see it."
        maxLength={MAX_WORD_NOTE}
        autoComplete="off"
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
