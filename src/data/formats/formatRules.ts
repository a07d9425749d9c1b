import { queryOptions } from '@tanstack/react-query'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { OFFICIAL_RULES } from '#domain/formats/officialRules.ts'
import { publicTables } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'
import { publicQueryPersister } from '../offline/queryPersister.ts'

/** The columns of `format_rules` that describe a rule. */
export const RULE_COLUMNS = 'format,kind,subject,amount,classification,from_day,until_day,source'

/** `RULE_COLUMNS` of a row of `format_rules`, whose checks allow only the known formats and kinds. */
export type FormatRuleRow = Omit<FormatRule, 'from' | 'until'> & {
  readonly from_day: string | null
  readonly until_day: string | null
}

/** Converts a row to the rule. */
export const rowToRule = ({ from_day, until_day, ...rule }: FormatRuleRow): FormatRule => ({
  ...rule,
  from: from_day,
  until: until_day,
})

/** Converts a rule to its row. */
export const ruleToRow = ({ from, until, ...rule }: FormatRule): FormatRuleRow => ({
  ...rule,
  from_day: from,
  until_day: until,
})

async function readFormatRules(): Promise<readonly FormatRule[]> {
  const { data, error } = await publicTables
    .from('format_rules')
    .select(RULE_COLUMNS)
    .overrideTypes<FormatRuleRow[], { merge: false }>()
  if (error) throw toFailure(error, 'Failed to load the rules of the formats')
  return data.map(rowToRule)
}

/** The rules of official events. Until they are read, those that a new database has. */
export const formatRulesQuery = queryOptions({
  queryKey: ['format rules'],
  queryFn: readFormatRules,
  persister: publicQueryPersister,
  placeholderData: OFFICIAL_RULES,
  staleTime: 5 * 60_000,
  networkMode: 'always',
  retry: 1,
})
