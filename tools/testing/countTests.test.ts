import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { countTests } from './countTests.ts'
import { reportFile, type Step } from './steps.ts'

const step = (report?: 'vitest' | 'playwright'): Step => ({
  name: `count-${process.pid}`,
  command: ['true'],
  ...(report && { report }),
})

function reported(content: unknown) {
  mkdirSync(dirname(reportFile(step())), { recursive: true })
  writeFileSync(reportFile(step()), JSON.stringify(content))
}
afterEach(() => rmSync(reportFile(step()), { force: true }))

describe('counting tests', () => {
  test('a check counts as one', () => {
    expect(countTests(step(), true)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countTests(step(), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('the reports of both runners are read', () => {
    reported({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0 })
    expect(countTests(step('vitest'), false)).toEqual({ passed: 5, failed: 2, skipped: 1 })
    reported({ stats: { expected: 7, flaky: 1, unexpected: 3, skipped: 2 } })
    expect(countTests(step('playwright'), false)).toEqual({ passed: 8, failed: 3, skipped: 2 })
  })

  test('a runner that broke before its first test is a failure', () => {
    expect(countTests(step('vitest'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    reported({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 })
    expect(countTests(step('vitest'), false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })
})
