import { readdirSync, readFileSync } from 'node:fs'
import { withClient } from '../../tools/testing/testDatabase.ts'

/** The unit of times in /proc, on all common architectures of Linux. */
const TICKS_PER_SECOND = 100

/** The processor time so far of a PostgreSQL server with all its processes, also ended ones, in ms. Linux only. */
export async function processorTimeOf(server: string): Promise<number> {
  const { rows } = await withClient(server, (client) =>
    client.query<{ pid: string }>(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`),
  )
  const first = rows[0]?.pid
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .reduce((sum, { pid, parent, own, ended }) => sum + (pid === first ? own + ended : parent === first ? own : 0), 0)
}

/** A process with its own time and that of its ended children, in ms. A process that has just ended has no time. */
function readStat(pid: string): { pid: string; parent?: string | undefined; own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may contain spaces.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ms = (from: number) => ((Number(rest[from]) + Number(rest[from + 1])) * 1000) / TICKS_PER_SECOND
    return { pid, parent, own: ms(9), ended: ms(11) }
  } catch {
    return { pid, own: 0, ended: 0 }
  }
}
