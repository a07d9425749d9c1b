type Rows = readonly Readonly<Record<string, unknown>>[]

/** The offline pack: rows of `sets_2` and `cards_2`. */
export type Pack = { readonly sets: Rows; readonly cards: Rows }

/**
 * The cards of the offline pack as SQL, for a hosted project without cards. It is one statement, so that it inserts all
 * cards or none; in a database with cards it does nothing.
 */
export function cardsSql({ sets, cards }: Pack): string {
  return `do $seed$
begin
  if not exists (select from public.cards_2) then
${insertRows('public.sets_2', sets)}
${insertRows('public.cards_2', cards)}
  end if;
end
$seed$;
`
}

/** A column that no row has gets the table's default. */
function insertRows(table: string, rows: Rows): string {
  const columns = [...new Set(rows.flatMap(Object.keys))].map((column) => `"${column}"`).join(', ')
  const json = JSON.stringify(rows).replaceAll("'", "''").replaceAll('$seed$', '$\\u0073eed$')
  return `    insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, '${json}'::jsonb)
      on conflict (id) do nothing;`
}
