import { Counter, Gauge, type Registry } from 'prom-client'
import type { Connected } from '../../backend/database.ts'
import type { Replica } from '../../backend/replica/replica.ts'

const TASKS = `
  select task_name, coalesce(details ->> 'outcome', case when success then 'Success' else 'Failed' end) as outcome,
    extract(epoch from now() - last_run)::float8 as age
  from public.admin_tasks where last_run is not null`
const AGES = `
  select extract(epoch from now() - cards_read_at)::float8 as cards, extract(epoch from now() - prices_read_at)::float8 as prices
  from public.catalogue_version`

/**
 * Registers the metrics that are read at each scrape: of connections and the replica, the ages of readings and tasks,
 * and waiting jobs.
 */
export function registerGauges(
  registry: Registry,
  { database, poolState }: Pick<Connected, 'database' | 'poolState'>,
  replica?: Pick<Replica, 'state'>,
): void {
  /** A gauge whose values are read at each scrape. Without the database it has none. */
  const gauge = (name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void> | void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // A gauge without labels would keep the value 0.
        const clear = () => (labelNames.length === 0 ? this.remove() : this.reset())
        clear()
        try {
          await read(this)
        } catch {
          clear()
        }
      },
    })
  if (poolState)
    gauge(
      'lorefolio_pool_connections',
      'Connections to PostgreSQL, and requests that wait for one',
      ['state'],
      (into) => {
        for (const [state, count] of Object.entries(poolState())) into.set({ state }, count)
      },
    )
  if (replica) {
    gauge('lorefolio_replica_used', '1 if the replica answers reads, 0 if it is behind or dead', [], (into) =>
      into.set(Number(replica.state().isUsed)),
    )
    gauge('lorefolio_replica_lag_seconds', 'Seconds by which the replica is behind the primary', [], (into) => {
      const { lag } = replica.state()
      if (lag !== undefined) into.set(lag)
    })
    registry.registerMetric(
      new Counter({
        name: 'lorefolio_replica_reads_total',
        help: 'Reads that the replica answered, or the primary because the replica was skipped or failed',
        labelNames: ['result'],
        registers: [],
        collect() {
          this.reset()
          for (const [result, count] of Object.entries(replica.state().reads)) this.inc({ result }, count)
        },
      }),
    )
  }
  gauge('lorefolio_read_age_seconds', 'Time since the card service was completely read', ['what'], async (into) => {
    const [row = {}] = await database.query(AGES)
    for (const [what, age] of Object.entries(row)) if (age !== null) into.set({ what }, Number(age))
  })
  gauge(
    'lorefolio_task_age_seconds',
    'Time since the last run of a task, by its outcome',
    ['task', 'outcome'],
    async (into) => {
      const rows = await database.query(TASKS)
      for (const row of rows)
        into.set({ task: String(row['task_name']), outcome: String(row['outcome']) }, Number(row['age']))
    },
  )
  gauge(
    'lorefolio_deck_jobs',
    'Queued jobs that update decks, such as after a change of prices or rules',
    [],
    async (into) => {
      const [row] = await database.query('select count(*)::int as jobs from private.deck_jobs')
      into.set(Number(row?.['jobs']))
    },
  )
}
