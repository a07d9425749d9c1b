import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type Count, countTests } from './countTests.ts'
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

const counted = (passed: number, failed: number, skipped: number, names: Partial<Count> = {}): Count => ({
  passed,
  failed,
  skipped,
  failures: [],
  flaky: [],
  ...names,
})

describe('counting tests', () => {
  test('a check counts as one', () => {
    expect(countTests(step(), true)).toEqual(counted(1, 0, 0))
    expect(countTests(step(), false)).toEqual(counted(0, 1, 0))
  })

  test('Vitest’s report is read, with the names of failures', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a deck is saved' },
      { status: 'failed', fullName: 'a fifth copy is refused' },
    ]
    reported({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [{ name: 'deck.test.ts', assertionResults }],
    })
    const failures = ['deck.test.ts › a fifth copy is refused']
    expect(countTests(step('vitest'), false)).toEqual(counted(5, 1, 1, { failures }))
  })

  test('Playwright’s report is read, with the names of failures and of tests that passed on retry', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'decks.spec.ts',
      tests: [{ projectName: 'phone', status }],
    })
    reported({
      stats: { expected: 7, flaky: 1, unexpected: 1, skipped: 2 },
      suites: [
        {
          specs: [spec('saves', 'unexpected')],
          suites: [{ specs: [spec('opens', 'flaky'), spec('shows', 'expected')] }],
        },
      ],
    })
    expect(countTests(step('playwright'), false)).toEqual(
      counted(8, 1, 2, { failures: ['[phone] decks.spec.ts › saves'], flaky: ['[phone] decks.spec.ts › opens'] }),
    )
  })

  test('a runner that crashed before its first test is a failure', () => {
    expect(countTests(step('vitest'), false)).toEqual(counted(0, 1, 0))
    reported({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] })
    expect(countTests(step('vitest'), false)).toEqual(counted(5, 1, 0))
  })
})
