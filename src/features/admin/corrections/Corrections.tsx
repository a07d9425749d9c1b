import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { correctionsQuery, type CorrectionEdit, editCorrections } from '#data/admin/corrections.ts'
import { catalogueQuery } from '#data/catalogue/catalogue.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { type CorrectionState, stateOfCorrection } from '#domain/admin/correction.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toast.ts'
import { useFocusAfter } from '#ui/useFocusAfter.ts'
import styles from '../AdminRows.module.css'
import { CorrectDialog } from './CorrectDialog.tsx'
import { CorrectionRow } from './CorrectionRow.tsx'

/** Corrections that need a decision come first. */
const ORDER: readonly CorrectionState[] = ['overtaken', 'confirmed', 'standing']

/** The current corrections of cards and the ended ones. Cards can be corrected, and corrections undone. */
export function Corrections({ adminId }: { adminId: string }) {
  const queryClient = useQueryClient()
  const corrections = useLoadedQuery(correctionsQuery(adminId))
  const { data: catalogue, refetch } = useQuery(catalogueQuery)
  const cardsById = useMemo(() => new Map(catalogue?.cards.map((card) => [card.id, card])), [catalogue])
  // An import gives a corrected card another id, before this browser reads the cards again.
  const lacksCard = catalogue !== undefined && corrections.some(({ cardId }) => !cardsById.has(cardId))
  useEffect(() => {
    if (lacksCard) void refetch()
  }, [lacksCard, refetch])
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, mutateAsync, isPending, isSuccess, submittedAt, error } = useMutation({
    networkMode: 'always',
    mutationFn: (edit: CorrectionEdit) => editCorrections(queryClient, adminId, edit),
    onSuccess: (_, { kind }) =>
      showToast(kind === 'end' ? 'The card has the value of the card service.' : 'Correction saved.'),
  })
  const region = useFocusAfter<HTMLElement>(isSuccess && !isOpen ? submittedAt : 0)
  const inState = (state: CorrectionState) => corrections.filter((one) => stateOfCorrection(one) === state)
  const current = ORDER.flatMap(inState)
  const ended = inState('ended')
  const rows = (listed: typeof corrections) => (
    <ul className={styles['list']}>
      {listed.map((correction) => (
        <CorrectionRow
          key={correction.id}
          correction={correction}
          card={cardsById.get(correction.cardId)}
          isBusy={isPending}
          onEdit={mutate}
        />
      ))}
    </ul>
  )
  return (
    <>
      <Button variant="gold" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden size={18} /> Correct a Card
      </Button>
      {error && !isOpen ? <Notice kind="error">{error.message}</Notice> : null}
      <Panel title="Current Corrections" ref={region} tabIndex={-1}>
        {current.length === 0 ? <p>No card is corrected.</p> : rows(current)}
      </Panel>
      {ended.length === 0 ? null : <Panel title="Ended Corrections">{rows(ended)}</Panel>}
      {isOpen ? (
        <CorrectDialog
          adminId={adminId}
          cards={catalogue?.cards ?? []}
          onSave={mutateAsync}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
