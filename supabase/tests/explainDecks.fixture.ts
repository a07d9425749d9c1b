import type { TestBackend } from './startTestBackend.ts'

export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/**
 * Creates `private.explain_decks` from find_decks. Its first argument is the member who
 * sends the query. It runs the statement of find_decks and returns the query plan instead of the decks.
 */
export async function makeExplainDecks({ sql }: TestBackend): Promise<void> {
  const [row] = await sql(`select pg_get_functiondef('public.find_decks'::regproc) as definition`)
  const definition = String(row?.['definition'])
  const changes: [string | RegExp, string][] = [
    ['FUNCTION public.find_decks(', 'FUNCTION private.explain_decks(as_member uuid, '],
    [/RETURNS TABLE\(.*\)\n/, 'RETURNS SETOF json\n'],
    ['STABLE', 'VOLATILE'],
    [/ROWS \d+\n/, '\n'],
    ['(select private.member_id())', 'as_member'],
    [`'with listed as`, `'explain (analyze, format json) with listed as`],
  ]
  let made = definition
  for (const [from, to] of changes) {
    const next = made.replace(from, to)
    if (next === made) throw new Error(`find_decks has no ${String(from)}`)
    made = next
  }
  await sql(made)
}

/** The steps of the query plan for a page of decks, the outermost first. `query` has the arguments of find_decks. */
export async function explainDecks(
  { sql }: TestBackend,
  member: string | null,
  query: Readonly<Record<string, unknown>>,
): Promise<Plan[]> {
  const names = Object.keys(query)
  const values = names.map((name, at) => `${name} => $${at + 2}${TYPES[name] ?? '::text'}`)
  const [row] = await sql(`select private.explain_decks(${['as_member => $1::uuid', ...values].join(', ')}) as plan`, [
    member,
    ...names.map((name) => query[name]),
  ])
  const json = row?.['plan']
  const [{ Plan: plan }] = (typeof json === 'string' ? JSON.parse(json) : json) as [{ Plan: Plan }]
  return stepsOf(plan)
}

const TYPES: Readonly<Record<string, string>> = {
  author_id: '::uuid',
  with_inks: '::text[]',
  exact_inks: '::boolean',
  complete: '::boolean',
  max_price: '::integer',
}

function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
}

/** The number of table rows read, matching or not. */
export function rowsTouched(steps: readonly Plan[]): number {
  const read = steps.filter((step) => step['Relation Name'] !== undefined)
  return read.reduce((sum, step) => {
    const rows =
      step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)
    return sum + rows * step['Actual Loops']
  }, 0)
}

/** The strategy for a page: the number of walks in the list's order, and whether the text index was used. */
export function strategyOf(steps: readonly Plan[]): string {
  const used = steps.flatMap((step) => (step['Actual Loops'] > 0 ? [step['Index Name'] ?? ''] : []))
  const walks = used.filter((index) => index.startsWith('decks_visible')).length
  return `${walks} ${walks === 1 ? 'walk' : 'walks'}${used.includes('deck_search_tokens') ? ', index' : ''}`
}
