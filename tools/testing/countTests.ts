import { readFileSync } from 'node:fs'
import { reportFile, type Step } from './steps.ts'

export type Count = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The files and titles of the failed tests, if the report has them. */
  readonly failures: readonly string[]
  /** The files and titles of tests that failed and passed on retry. */
  readonly flaky: readonly string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

/**
 * Counts how many tests of a finished step passed, failed and were skipped. A check without tests counts as one test. A
 * failed step counts as at least one failure, even if its report is missing or lists none.
 */
export function countTests(step: Step, ok: boolean): Count {
  const count = step.report ? readReport(step) : { ...NONE, passed: ok ? 1 : 0 }
  return ok ? count : { ...count, failed: Math.max(1, count.failed) }
}

function readReport(step: Step): Count {
  try {
    const report = JSON.parse(readFileSync(reportFile(step), 'utf8')) as VitestReport | PlaywrightReport
    return 'stats' in report ? countPlaywright(report) : countVitest(report)
  } catch {
    return NONE
  }
}

const countVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [`${name} › ${fullName}`] : [])),
  ),
  flaky: [],
})

function countPlaywright({ stats, suites }: PlaywrightReport): Count {
  const namesWithStatus = (status: string) => suites.flatMap((suite) => namesOf(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: namesWithStatus('unexpected'),
    flaky: namesWithStatus('flaky'),
  }
}

function namesOf({ specs, suites = [] }: PlaywrightSuite, status: string): string[] {
  const matching = specs.flatMap((spec) =>
    spec.tests.flatMap((test) =>
      test.status === status ? [`[${test.projectName}] ${spec.file} › ${spec.title}`] : [],
    ),
  )
  return [...matching, ...suites.flatMap((suite) => namesOf(suite, status))]
}
