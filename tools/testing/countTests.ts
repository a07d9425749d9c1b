import { readFileSync } from 'node:fs'
import { reportFile, type Step } from './steps.ts'

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number; skipped: number } }

/**
 * How many tests of a finished step passed, failed and were skipped. A check without tests counts as one.
 * A step that ended badly counts as one failure at least, also when its report is missing or shows none.
 */
export function countTests(step: Step, ok: boolean): Count {
  const count = step.report ? readReport(step) : { passed: ok ? 1 : 0, failed: 0, skipped: 0 }
  return ok ? count : { ...count, failed: Math.max(1, count.failed) }
}

function readReport(step: Step): Count {
  try {
    const report = JSON.parse(readFileSync(reportFile(step), 'utf8')) as VitestReport | PlaywrightReport
    if ('stats' in report) {
      const { expected, flaky, unexpected, skipped } = report.stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    }
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
