import type { Card } from '#domain/cards/card.ts'
import { sortByName } from '#domain/cards/sort.ts'
import type { Database } from '../backend/database.ts'
import { scriptJson } from './scriptJson.ts'

type CardName = Pick<Card, 'id' | 'name' | 'setId' | 'collectorNumber'>

/** About as many as are in sight at once on a large screen. */
const COUNT = 12

/** Cards as the browser reads them (rows of `cards_2`), to be sent along with a page. JSON for a script element. */
const readRows = async (database: Database, ids: readonly string[]) =>
  database.query('select * from public.cards_2 where id = any($1) order by array_position($1, id)', [ids])

/** The first cards of /cards. */
export async function firstCards(database: Database): Promise<string> {
  const names = await database.query(
    `select id, concat_ws(' - ', name, nullif(version, '')) as name, set_id as "setId", collector_number as "collectorNumber"
     from public.cards_2`,
  )
  // The four columns are text and never null.
  const first = sortByName(names as CardName[]).slice(0, COUNT)
  return scriptJson({
    first: await readRows(
      database,
      first.map(({ id }) => id),
    ),
  })
}

/** A card and the others of its name, by their ids. */
export const namesakes = async (database: Database, ids: readonly string[]): Promise<string> =>
  scriptJson({ namesakes: await readRows(database, ids) })
