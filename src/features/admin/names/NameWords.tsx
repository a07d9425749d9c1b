import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { editWords, nameWordsQuery, type WordEdit } from '#data/admin/nameWords.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import type { NameWord } from '#domain/moderation/nameWord.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toast.ts'
import { useFocusAfter } from '#ui/useFocusAfter.ts'
import styles from '../AdminRows.module.css'
import { AddWordDialog } from './AddWordDialog.tsx'
import { WordRow } from './WordRow.tsx'

/** The words that names may not have, with those that were removed. Words can be added and removed. */
export function NameWords({ adminId }: { adminId: string }) {
  const queryClient = useQueryClient()
  const words = useLoadedQuery(nameWordsQuery(adminId))
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, mutateAsync, isPending, isSuccess, submittedAt, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: (edit: WordEdit) => editWords(queryClient, adminId, edit),
    onSuccess: (names, edit) => {
      if (edit.kind === 'decks')
        return showToast(
          edit.inDecks ? 'Decks with this word appear in Reports.' : 'Decks with this word are no longer flagged.',
        )
      const inReports = names > 0 ? ` ${countOf(names, 'name')} in Reports.` : ''
      showToast(edit.kind === 'remove' ? 'Word removed.' : `Word added.${inReports}`)
    },
  })
  const hasMoved = isSuccess && variables.kind !== 'decks'
  const region = useFocusAfter<HTMLElement>(hasMoved && !isOpen ? submittedAt : 0)
  const current = words.filter(({ removedAt }) => removedAt === null)
  const removed = words.filter(({ removedAt }) => removedAt !== null)
  const rows = (listed: readonly NameWord[]) => (
    <ul className={styles['list']}>
      {listed.map((word) => (
        <WordRow key={word.id} word={word} isBusy={isPending} onEdit={mutate} />
      ))}
    </ul>
  )
  return (
    <>
      <Button variant="gold" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden size={18} /> Add Word
      </Button>
      {error && !isOpen ? <Notice kind="error">{error.message}</Notice> : null}
      <Panel title="Current Words" ref={region} tabIndex={-1}>
        {current.length === 0 ? <p>No words are blocked.</p> : rows(current)}
      </Panel>
      {removed.length === 0 ? null : <Panel title="Removed Words">{rows(removed)}</Panel>}
      {isOpen ? <AddWordDialog onSave={mutateAsync} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
