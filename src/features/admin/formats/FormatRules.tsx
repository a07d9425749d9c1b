import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  editRules,
  type RuleEdit,
  ruleChangesQuery,
  type StoredRule,
  storedRulesQuery,
} from '#data/admin/ruleChanges.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { describeRule, RULE_KINDS } from '#domain/formats/describeRule.ts'
import { OFFICIAL_FORMATS } from '#domain/formats/formatRule.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toast.ts'
import { useFocusAfter } from '#ui/useFocusAfter.ts'
import { DeckRenewalState } from './DeckRenewalState.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleLog } from './RuleLog.tsx'
import { RuleTable } from './RuleTable.tsx'

const GROUPS = [...OFFICIAL_FORMATS, null]

/** The rules by format, with their log. Rules can be added, changed and removed, and changes undone. */
export function FormatRules({ adminId }: { adminId: string }) {
  const queryClient = useQueryClient()
  const rules = useLoadedQuery(storedRulesQuery(adminId))
  const changes = useLoadedQuery(ruleChangesQuery(adminId))
  const { data: sets = [] } = useQuery(setsQuery)
  const [edited, setEdited] = useState<StoredRule | 'new' | null>(null)
  const [removed, setRemoved] = useState<StoredRule | null>(null)
  const { mutate, mutateAsync, isPending, isSuccess, submittedAt, error } = useMutation({
    networkMode: 'always',
    mutationFn: (edit: RuleEdit) => editRules(queryClient, adminId, edit),
    onSuccess: (_, { kind }) => showToast(kind === 'remove' ? 'Rule removed.' : 'Rules saved.'),
  })
  const isOpen = edited !== null || removed !== null
  const log = useFocusAfter<HTMLElement>(isSuccess && !isOpen ? submittedAt : 0)
  const names = new Map(sets.map(({ code, name }) => [code, name]))
  const setName = (code: string) => names.get(code) ?? `set ${code}`
  return (
    <>
      <Button variant="gold" onClick={() => setEdited('new')}>
        <Plus aria-hidden size={18} /> Add Rule
      </Button>
      {error && edited === null ? <Notice kind="error">{error.message}</Notice> : null}
      <DeckRenewalState adminId={adminId} />
      {GROUPS.map((format) => (
        <Panel key={format} title={format === null ? 'All Formats' : FORMAT_NAMES[format]}>
          <RuleTable
            rules={RULE_KINDS.flatMap((kind) => rules.filter((rule) => rule.format === format && rule.kind === kind))}
            setName={setName}
            onChange={setEdited}
            onRemove={setRemoved}
          />
        </Panel>
      ))}
      <RuleLog ref={log} changes={changes} rules={rules} setName={setName} isBusy={isPending} onUndo={mutate} />
      {edited === null ? null : (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          sets={sets}
          onSave={mutateAsync}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        title="Remove Rule"
        question={`${removed ? describeRule(removed, setName) : ''}. Remove this rule? You can undo it in the log.`}
        confirm="Remove"
        isDestructive
        open={removed !== null}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) mutate({ kind: 'remove', id: removed.id, since: removed.updatedAt })
          setRemoved(null)
        }}
      />
    </>
  )
}
