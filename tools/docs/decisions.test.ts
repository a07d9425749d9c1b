import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRiddle } from './isRiddle.ts'

const FOLDER = 'docs/decisions'
const MAX_LINES = 40
const FILES = readdirSync(FOLDER).filter((file) => file !== 'README.md')

/** The parts of a decision's head: "# 7. Title", then "Date: 2026-11-20. Status: accepted." */
const HEAD = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\. Status: (accepted|superseded by \d{3})\.\n/

function readDecision(file: string) {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const [, number = '', title = '', date = '', status = ''] = HEAD.exec(text) ?? []
  return { text, number, title, date, status }
}

test.each([
  ['Where one came from is kept in the history', true],
  ['The host keeps time by asking itself', true],
  ['Who asks is answered', true],
  ['The specification is followed in what it says, not in by what means', true],
  ['Scheduled jobs call the host over HTTP', false],
  ['One procedure for deck lists', false],
])('the title “%s” is a riddle: %s', (title, expected) => {
  expect(isRiddle(title)).toBe(expected)
})

describe.each(FILES)('%s', (file) => {
  const { text, number, title, date, status } = readDecision(file)

  test('has a plain title, a date and a status', () => {
    expect(text).toMatch(HEAD)
    expect(file.startsWith(`${number.padStart(3, '0')}-`)).toBe(true)
    expect(title).not.toSatisfy(isRiddle)
    expect(Number.isNaN(Date.parse(date))).toBe(false)
  })

  test('has context, decision and consequences in at most 40 lines', () => {
    expect(text.match(/^## .*$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES)
  })

  test('is in the index with its title, and with its status if superseded', () => {
    const index = readFileSync(`${FOLDER}/README.md`, 'utf8')
    expect(index).toContain(`- [${number}. ${title}](${file})${status === 'accepted' ? '' : ` (${status})`}\n`)
  })

  test('names an existing successor when superseded', () => {
    const successor = /\d{3}/.exec(status)?.[0]
    expect(successor === undefined || FILES.some((other) => other.startsWith(successor))).toBe(true)
  })
})

test('every number is used once, and the index lists nothing else', () => {
  const numbers = FILES.map((file) => file.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').match(/^- \[\d+\. /gm) ?? []
  expect(rows).toHaveLength(FILES.length)
})
