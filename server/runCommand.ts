import { StartError } from './startError.ts'

/**
 * Runs a terminal command. If it fails, the process exits with 1: after one line for a problem that the operator can fix (StartError,
 * or a system error such as a full disk), otherwise with the stack trace.
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
