import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LRUCache } from 'lru-cache'
import { paths } from '#url/paths.ts'
import type { Database } from '../backend/database.ts'
import { DRAWING_PROGRAM, type Draw } from '../../tools/build/drawnPage.ts'
import { whenCatalogueChanges } from './catalogueVersion.ts'
import type { HostedHead } from './pageHead.ts'
import { whenFileChanges } from './readWhenChanged.ts'
import { firstCards, namesakes } from './sentCards.ts'
import type { SiteParts } from './site.ts'

/** A page that shows cards before the browser has read them. */
export type PageWithCards = {
  /** The page drawn with them; absent where it could not be, and only the browser shows them. */
  readonly html?: string
  /** The cards for the browser: a data block. */
  readonly data: string
}

/** Reads the cards of a page, as JSON. */
type Send = (database: Database) => Promise<string>

/** How many pages are kept until the catalogue changes: some MB, and more than are asked for again and again. */
const KEPT = 500

/**
 * Draws pages with their cards in them, by the program that the build made of the browser's own code (decision 021).
 * @returns the page that a head belongs to, or nothing where no card is sent along.
 */
export function pagesWithCards({
  siteDir,
  database,
  log,
}: Pick<SiteParts, 'siteDir' | 'database' | 'log'>): (head: HostedHead) => Promise<PageWithCards | undefined> {
  const file = join(siteDir, DRAWING_PROGRAM)
  // With the program go its pages: what an older build has drawn does not fit the styles of a newer one.
  const program = whenFileChanges(file, async (stamp) => {
    const { prerender }: { prerender: Draw } = await import(`${pathToFileURL(file).href}?${stamp}`)
    const make = async (path: string, send: Send): Promise<PageWithCards> => {
      const json = await send(database)
      const data = `<script type="application/json" id="sent-cards">${json}</script>`
      try {
        return { html: await prerender(path, json), data }
      } catch (error) {
        log.error({ err: error, path }, 'a page could not be drawn')
        return { data }
      }
    }
    return whenCatalogueChanges(
      database,
      async () =>
        new LRUCache<string, PageWithCards, Send>({
          max: KEPT,
          fetchMethod: (path, _, { context }) => make(path, context),
        }),
    )
  })

  return async ({ path, cardIds }) => {
    if (path === undefined) return undefined
    const send: Send | undefined = path === paths.cards() ? firstCards : cardIds && ((of) => namesakes(of, cardIds))
    if (!send) return undefined
    const pages = await program().catch((error: unknown) => {
      log.error({ err: error }, 'pages cannot be drawn')
      return undefined
    })
    return pages && (await pages()).forceFetch(path, { context: send })
  }
}
