import { existsSync, globSync } from 'node:fs'

/** One thing that `npm test` runs. Test runners leave a JSON report, from which their tests are counted. */
export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly report?: 'vitest' | 'playwright'
}

/** Where a step's test runner writes its report. */
export const reportFile = (step: Step) => `test-results/${step.name.replaceAll(' ', '-')}.json`

/** Everything that must hold before a change is good, cheapest first. */
export function allSteps(): Step[] {
  return [
    check('types', 'tsc', '-b'),
    check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    check('format', 'oxfmt', '--check'),
    check('unused code', 'knip'),
    check('lock file', 'node', 'tools/complete-lock.ts', '--check'),
    check('database types', 'node', 'tools/generate-types.ts', '--check'),
    ...functionSteps(),
    vitest('unit', '--project', '!database'),
    vitest('database', '--project', 'database'),
    BROWSER,
  ]
}

/** What depends on the database, for the run on a real PostgreSQL. */
export function postgresSteps(): Step[] {
  return [
    vitest('host on PostgreSQL', '--project', 'host', ...HOST_TESTS),
    vitest('database on PostgreSQL', '--project', 'database'),
    { ...BROWSER, name: 'browser on PostgreSQL' },
  ]
}

/** Of the host's tests those that have a database. */
const HOST_TESTS = ['admin', 'backend', 'guardProcess', 'host', 'http', 'main', 'migrate'].map(
  (name) => `server/${name}`,
)

const BROWSER: Step = { name: 'browser', command: ['node', 'tools/test-browser.ts'], report: 'playwright' }

function check(name: string, ...command: [string, ...string[]]): Step {
  return { name, command }
}

function vitest(name: string, ...words: string[]): Step {
  const step: Step = { name, command: ['vitest', 'run', ...words], report: 'vitest' }
  return {
    ...step,
    command: [...step.command, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(step)}`],
  }
}

function functionSteps(): Step[] {
  if (!existsSync('supabase/functions')) return []
  const entries = globSync('supabase/functions/*/index.ts')
  return entries.length > 0 ? [check('server functions', 'deno', 'check', ...entries)] : []
}
