import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const CHECKOUT = new URL('..', import.meta.url).pathname

export type HostProcess = { readonly child: ChildProcess; readonly url: string; readonly ended: Promise<unknown> }

/**
 * Starts a host in a separate process, without automatic updates, and waits until it is ready.
 * @param environment its settings. It has no others.
 * @param checkout the folder of the host's code, by default this one.
 */
export async function startHostProcess(
  environment: Record<string, string>,
  checkout: string = CHECKOUT,
): Promise<HostProcess> {
  const child = spawn(process.execPath, [join(checkout, 'server/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', SYNC_SCHEDULE: 'off', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let lines = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`The host ended: ${lines}`)))
    // It reads on, because a host that cannot print would end.
    child.stdout.on('data', (text) => {
      lines += String(text)
      const [, printed] = /is ready on (\S+)\n/.exec(lines) ?? []
      if (printed !== undefined) resolve(printed)
    })
  })
  return { child, url, ended }
}
