import type { Card } from '#domain/cards/card.ts'
import { sortByName } from '#domain/cards/sort.ts'
import type { Database } from '../backend/database.ts'
import { whenCatalogueChanges } from './catalogueVersion.ts'
import { scriptJson } from './scriptJson.ts'

type CardName = Pick<Card, 'id' | 'name' | 'setId' | 'collectorNumber'>

/** About as many as are in sight at once on a large screen. */
const COUNT = 12

/**
 * The first cards of /cards as the browser reads them (rows of `cards_2`), to be sent along with the page so that they
 * show before the whole catalogue is there. JSON for a script element.
 */
export function firstCards(database: Database): () => Promise<string> {
  return whenCatalogueChanges(database, async () => {
    const names = await database.query(
      `select id, concat_ws(' - ', name, nullif(version, '')) as name, set_id as "setId", collector_number as "collectorNumber"
       from public.cards_2`,
    )
    // The four columns are text and never null.
    const first = sortByName(names as CardName[]).slice(0, COUNT)
    const rows = await database.query(
      'select * from public.cards_2 where id = any($1) order by array_position($1, id)',
      [first.map(({ id }) => id)],
    )
    return scriptJson(rows)
  })
}
