import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a program that ends with this process at the latest.
 * @returns its process, whose fourth stream is a pipe, and a function that ends it.
 */
export function startProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): { process: ChildProcess; stop: () => Promise<void> } {
  const started = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const kill = () => void started.kill()
  process.on('exit', kill)
  return {
    process: started,
    async stop() {
      process.off('exit', kill)
      if (started.kill()) await once(started, 'exit')
    },
  }
}
