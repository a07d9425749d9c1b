import { existsSync, globSync } from 'node:fs'

/** A step of `npm test`. Test runners write a JSON report, which is used to count tests. */
export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly report?: 'vitest' | 'playwright'
}

/** The path of a step's JSON report. */
export const reportFile = (step: Step) => `test-results/${step.name.replaceAll(' ', '-')}.json`

/** All checks and tests that a change must pass, cheapest first. */
export function allSteps(): Step[] {
  return [
    check('types', 'tsc', '-b'),
    check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    check('format', 'oxfmt', '--check'),
    check('unused code', 'knip'),
    check('lock file', 'node', 'tools/complete-lock.ts', '--check'),
    check('database types', 'node', 'tools/generate-types.ts', '--check'),
    check('database schema', 'node', 'tools/generate-schema.ts', '--check'),
    ...functionSteps(),
    vitest('unit', '--project', '!database'),
    vitest('database', '--project', 'database'),
    BROWSER,
  ]
}

/** The steps that depend on the database, for a run on PostgreSQL. */
export function postgresSteps(): Step[] {
  return [
    vitest(
      'host and database on PostgreSQL',
      '--project',
      'host',
      '--project',
      'database',
      ...HOST_TESTS,
      'supabase/tests/',
    ),
    { ...BROWSER, name: 'browser on PostgreSQL' },
  ]
}

/** The host tests whose result depends on the database. The others limit or refuse requests, or send files, without a query. */
const HOST_TESTS = [
  ...[
    'admin',
    'guardProcess',
    'host',
    'lastVersion',
    'main',
    'migrate',
    'pooler',
    'replica',
    'rollingRestart',
    'severalHosts',
  ].map((name) => `server/${name}.test`),
  ...['batchRequestSetup', 'clockSkew', 'confirmedMail', 'connectPostgres', 'createBackend', 'timestamps'].map(
    (name) => `server/backend/${name}.test`,
  ),
  ...['health.test', 'auth/', 'cache/', 'limits/restQueue.test', 'pages/', 'pictures/previews.test'].map(
    (name) => `server/http/${name}`,
  ),
]

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
