import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import type { Json } from '../backend/database.gen.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { type FormatRuleRow, formatRulesQuery, RULE_COLUMNS, rowToRule, ruleToRow } from '../formats/formatRules.ts'
import { tablesAs } from '../session/viewer.ts'
import { deckRenewalQuery } from './deckRenewal.ts'

const SIGNED_OUT = 'You must be logged in to change the rules.'
const FAILED = 'Failed to change the rules'

/** A rule of official events in the database. `updatedAt` is an ISO date and time. */
export type StoredRule = FormatRule & { readonly id: string; readonly updatedAt: string }

/** An entry in the log of rules. */
export type RuleChange = {
  readonly id: number
  /** An ISO date and time. */
  readonly changedAt: string
  /** The name of the administrator; null for the operator or a deleted account. */
  readonly author: string | null
  /** Null in entries of older versions. */
  readonly ruleId: string | null
  /** Null for a rule that was added. */
  readonly before: FormatRule | null
  /** Null for a rule that was removed. */
  readonly after: FormatRule | null
}

/** The number of changes in the log that are shown. */
const LOG_LENGTH = 50

const rulesKey = (adminId: string) => ['user', adminId, 'formatRules'] as const

/** The rules of official events with their ids. @throws Failure with the reason. */
export const storedRulesQuery = (adminId: string) =>
  queryOptions({
    queryKey: [...rulesKey(adminId), 'rules'],
    queryFn: async (): Promise<readonly StoredRule[]> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const { data, error } = await tables
        .from('format_rules')
        .select(`id,updated_at,${RULE_COLUMNS}`)
        .order('from_day', { nullsFirst: true })
        .order('subject')
        .overrideTypes<(FormatRuleRow & { id: string; updated_at: string })[], { merge: false }>()
      if (error) throw toFailure(error, 'Failed to load the rules')
      return data.map(({ id, updated_at: updatedAt, ...row }) => ({ id, updatedAt, ...rowToRule(row) }))
    },
    networkMode: 'always',
    retry: 1,
  })

/** The last changes of the rules, newest first. @throws Failure with the reason. */
export const ruleChangesQuery = (adminId: string) =>
  queryOptions({
    queryKey: [...rulesKey(adminId), 'changes'],
    queryFn: async (): Promise<readonly RuleChange[]> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const { data, error } = await tables
        .from('format_rule_changes')
        .select('id,changed_at,rule_id,before,after,user_profiles(username)')
        .order('id', { ascending: false })
        .limit(LOG_LENGTH)
      if (error) throw toFailure(error, 'Failed to load the log')
      return data.map(({ id, changed_at, rule_id, before, after, user_profiles }) => ({
        id,
        changedAt: changed_at,
        author: user_profiles?.username ?? null,
        ruleId: rule_id,
        before: jsonToRule(before),
        after: jsonToRule(after),
      }))
    },
    networkMode: 'always',
    retry: 1,
  })

/** The log has whole rows of `format_rules`. */
const jsonToRule = (row: Json): FormatRule | null => (row === null ? null : rowToRule(row as unknown as FormatRuleRow))

/**
 * A change that an administrator makes to the rules. `since` is `updatedAt` of the rule that is changed or removed: a later
 * version of it is left as it is.
 */
export type RuleEdit =
  | { readonly kind: 'add'; readonly rules: readonly (FormatRule & { readonly id?: string })[] }
  | { readonly kind: 'change'; readonly id: string; readonly rule: FormatRule; readonly since: string }
  | { readonly kind: 'remove'; readonly id: string; readonly since: string }

/**
 * The edit that undoes a change; null for an entry of an older version.
 * @param rules the rules as the administrator sees them.
 */
export function undoOf({ ruleId, before, after }: RuleChange, rules: readonly StoredRule[]): RuleEdit | null {
  if (ruleId === null) return null
  if (after === null) return before && { kind: 'add', rules: [{ id: ruleId, ...before }] }
  const since = rules.find(({ id }) => id === ruleId)?.updatedAt
  if (since === undefined) return null
  return before === null ? { kind: 'remove', id: ruleId, since } : { kind: 'change', id: ruleId, rule: before, since }
}

/**
 * Changes the rules, and refetches them, the verdicts of this browser and how far stored decks are judged again.
 * @throws Failure with the reason.
 */
export async function editRules(queryClient: QueryClient, adminId: string, edit: RuleEdit): Promise<void> {
  const rules = (await tablesAs(adminId, SIGNED_OUT)).from('format_rules')
  const { data, error } = await (edit.kind === 'add'
    ? rules
        .insert(edit.rules.map(({ id, ...rule }) => ({ ...(id !== undefined && { id }), ...ruleToRow(rule) })))
        .select('id')
    : (edit.kind === 'change' ? rules.update(ruleToRow(edit.rule)) : rules.delete())
        .match({ id: edit.id, updated_at: edit.since })
        .select('id'))
  const refetch = [rulesKey(adminId), formatRulesQuery.queryKey, deckRenewalQuery(adminId).queryKey].map((queryKey) =>
    queryClient.invalidateQueries({ queryKey }),
  )
  await Promise.all(refetch)
  if (error) throw toFailure(error, FAILED)
  if (data.length > 0 || edit.kind === 'add') return
  // The rules have just been refetched, unless no page shows them.
  const isStored = queryClient.getQueryData(storedRulesQuery(adminId).queryKey)?.some(({ id }) => id === edit.id)
  if (isStored) throw new Failure('conflict', 'Another administrator has changed this rule. The log has the change.')
  throw new Failure('notFound', 'Another administrator has removed this rule.')
}
