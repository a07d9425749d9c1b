// `npm test` runs every step, even after a failure, and lists the failures at the end. With --postgres it runs only the
// steps that use the database, on the PostgreSQL of TEST_DATABASE_URL or on a temporary server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { countTests, type Count } from './testing/countTests.ts'
import { makeMemoryFolder } from './testing/memoryFolder.ts'
import { startPostgres } from './testing/startPostgres.ts'
import { allSteps, postgresSteps, reportFile, type Step } from './testing/steps.ts'

type Result = { readonly name: string; readonly ok: boolean; readonly seconds: number; readonly count: Count }

const { values: options } = parseArgs({ options: { postgres: { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
mkdirSync('test-results', { recursive: true })

/** Room for the temporary files of all tests, in MB: they take up to 1,200 MB. */
const TEMPORARY_FILES = 4295

const memoryFolder = makeMemoryFolder(TEMPORARY_FILES)
if (memoryFolder) process.env['TMPDIR'] = memoryFolder

const configuredUrl = process.env['TEST_DATABASE_URL']
const server = options.postgres && !configuredUrl ? await startPostgres() : undefined
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  // Otherwise each process compiles all its modules.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...(options.postgres && { TEST_DATABASE_URL: server?.url ?? configuredUrl }),
}

// The running step receives Ctrl-C too. This script still stops its server and prints the results so far.
let interrupted = false
process.on('SIGINT', () => (interrupted = true))

const results: Result[] = []
try {
  for (const step of options.postgres ? postgresSteps() : allSteps()) if (!interrupted) results.push(await run(step))
} finally {
  server?.stop()
  if (memoryFolder) rmSync(memoryFolder, { recursive: true, force: true })
}
summarize()

/** Runs a step, and repeats it once if its process crashed instead of exiting. The crash is reported as flaky. */
async function run(step: Step): Promise<Result> {
  const first = await runOnce(step)
  if (first.crash === undefined || interrupted) return first
  const second = await runOnce(step)
  const crashNote = `${step.name}: its process ended by ${first.crash}`
  const flaky = second.ok ? [...second.count.flaky, crashNote] : second.count.flaky
  return { ...second, seconds: first.seconds + second.seconds, count: { ...second.count, flaky } }
}

/** @returns the result, and the signal that ended the process, if any */
async function runOnce(step: Step): Promise<Result & { readonly crash: string | undefined }> {
  console.log(`\n── ${step.name}`)
  rmSync(reportFile(step), { force: true })
  const began = Date.now()
  const [command, ...words] = step.command
  const child = spawn(command, words, { stdio: 'inherit', env: { ...environment, TEST_REPORT: reportFile(step) } })
  const { ok, crash } = await once(child, 'exit').then(
    ([code, signal]) => ({ ok: code === 0, crash: typeof signal === 'string' ? signal : undefined }),
    (error: Error) => {
      console.error(error.message)
      return { ok: false, crash: undefined }
    },
  )
  return { name: step.name, ok, seconds: (Date.now() - began) / 1000, count: countTests(step, ok), crash }
}

function summarize() {
  console.log('')
  for (const { name, ok, seconds, count } of results) {
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    console.log(
      `${ok ? '✓' : '✗'} ${name.padEnd(32)} ${seconds.toFixed(1).padStart(7)} s  ${count.passed} passed${skipped}`,
    )
  }
  const failures = results.filter(({ ok }) => !ok)
  for (const { name, count } of failures) console.log(`\nFailed: ${[name, ...count.failures].join('\n  ')}`)
  const flaky = results.flatMap(({ count }) => count.flaky)
  if (flaky.length > 0) console.log(`\nPassed only when repeated:${['', ...flaky].join('\n  ')}`)
  const sum = (key: 'passed' | 'failed') => results.reduce((total, { count }) => total + count[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
