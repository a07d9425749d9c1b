import { CARD_COLUMNS } from '#data/cardColumns.ts'
import { sortByName } from '#domain/cards/sort.ts'
import type { Database } from '../backend/database.ts'
import { whenCatalogueChanges } from './catalogueVersion.ts'

/** About as many as are in sight at once on a large screen. */
const COUNT = 12

/**
 * The first cards of /cards as the browser reads them (rows of `cards_2`), to be sent along with the page so that they
 * show before the whole catalogue is there. JSON that is safe inside of a script element.
 */
export function firstCards(database: Database): () => Promise<string> {
  return whenCatalogueChanges(database, async () => {
    const names = await database.query('select id, name, version, collector_number, set_id from public.cards_2')
    const first = sortByName(
      names.map((row) => ({
        id: String(row['id']),
        name: row['version'] ? `${row['name']} - ${row['version']}` : String(row['name']),
        setId: String(row['set_id']),
        collectorNumber: String(row['collector_number']),
      })),
    )
      .slice(0, COUNT)
      .map(({ id }) => id)
    const rows = await database.query(
      `select ${CARD_COLUMNS} from public.cards_2 where id = any($1) order by array_position($1, id)`,
      [first],
    )
    return JSON.stringify(rows).replaceAll('<', '\\u003c')
  })
}
