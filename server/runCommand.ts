import { StartError } from './startError.ts'

/**
 * Runs what a command of the terminal does. Where it fails the process ends with 1: after one line for what a person can
 * mend (StartError, or what the system refuses, such as a file without space for it), after all that is known for anything else.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof StartError || (error instanceof Error && 'syscall' in error))) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
