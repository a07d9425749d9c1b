import { join } from 'node:path'
import type { Measurement } from '../measurement.ts'
import { median, percentile } from '../percentile.ts'
import { CLIENTS, readConcurrently } from './readConcurrently.ts'
import { startHost } from './startHost.ts'

/** The median of three rounds is robust against one round on a busy machine. */
const ROUNDS = 3

/** Reads from the catalogue cache, and reads that query the database. */
const READS: readonly { readonly what: string; readonly path: string }[] = [
  {
    what: 'one set, from the cache',
    path: '/rest/v1/sets2_with_stats?select=id,name,code,actual_card_count&code=eq.1',
  },
  {
    what: 'a page of 1,000 cards, from the cache',
    path: '/rest/v1/cards_2?select=*&order=created_at.asc,id.asc&limit=1000',
  },
  { what: 'the version, from the database', path: '/rest/v1/catalogue_version?select=version' },
  {
    what: 'public decks with authors, from the database',
    path: '/rest/v1/decks?select=id,name,cards,user_profiles(display_name)&is_public=eq.true&order=created_at.desc&limit=20',
  },
]

/** Measures start-up time, concurrent reads of eight clients, and memory of the host on PGlite. */
export async function measureHost(
  folder: string,
  siteDir: string,
  { starts, readMs }: { starts: number; readMs: number },
): Promise<Measurement[]> {
  const area = 'Host on PGlite'
  const dataDir = (run: number) => join(folder, `start-${run}`)
  const first: number[] = []
  const later: number[] = []
  for (let run = 0; run < starts; run++) {
    for (const times of [first, later]) {
      const host = await startHost({ dataDir: dataDir(run), siteDir })
      times.push(host.startedMs)
      await host.stop()
    }
  }
  const host = await startHost({ dataDir: dataDir(0), siteDir })
  try {
    const reads: Measurement[] = []
    for (const { what, path } of READS) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await readConcurrently(host, path, readMs))
      reads.push({
        area,
        what: `${CLIENTS} clients: ${what}, p95`,
        value: median(rounds.map(({ times }) => percentile(times, 0.95))),
        unit: 'ms',
        bar: 60,
        note: `p50 ${median(rounds.map(({ times }) => median(times))).toFixed(1)} ms, ${median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)} reads/s`,
      })
    }
    return [
      {
        area,
        what: 'First start on an empty folder, to the first answer',
        value: median(first) / 1000,
        unit: 's',
        bar: 20,
      },
      { area, what: 'Later start, to the first answer', value: median(later) / 1000, unit: 's', bar: 4 },
      ...reads,
      { area, what: 'Resident memory after the reads', value: host.residentMb(), unit: 'MB' },
    ]
  } finally {
    await host.stop()
  }
}
