import { describe, expect, test } from 'vitest'
import { describeRule, RULE_KINDS } from './describeRule.ts'
import { OFFICIAL_RULES } from './officialRules.ts'
import { NEW_RULE, readRuleFields, type RuleFields, ruleToFields } from './ruleForm.ts'

const read = (fields: Partial<RuleFields>) =>
  readRuleFields({ ...NEW_RULE, source: 'TR 1', from: '2026-12-01', ...fields }, (name) => name === 'Fortisphere')

describe('the form of a rule', () => {
  test.each(OFFICIAL_RULES)('shows the rule "$kind $subject" of $format as it is stored', (rule) => {
    expect(readRuleFields(ruleToFields(rule), () => true)).toEqual({ problems: {}, rules: [rule] })
  })

  test('makes a rule for each set of a rotation', () => {
    const { rules } = read({ kind: 'rotation', sets: ['9', 'Coconut'], card: 'Fortisphere', amount: '3' })
    expect(rules.map(({ subject, amount, from }) => [subject, amount, from])).toEqual([
      ['9', null, '2026-12-01'],
      ['Coconut', null, '2026-12-01'],
    ])
  })

  test('says at its field what is wrong', () => {
    const fieldsOf = (fields: Partial<RuleFields>) => Object.keys(read(fields).problems)
    expect(fieldsOf({ kind: 'ban', from: '', source: ' \u200B' })).toEqual(['card', 'from', 'source'])
    expect(fieldsOf({ kind: 'ban', card: 'Fortispher' })).toEqual(['card'])
    expect(fieldsOf({ kind: 'ban', card: ' Fortisphere ' })).toEqual([])
    expect(fieldsOf({ kind: 'rotation' })).toEqual(['sets'])
    expect(fieldsOf({ kind: 'any ink', card: 'Fortisphere' })).toEqual(['classification'])
    for (const amount of ['', '0', '1001', '2.5', '-1', 'x'])
      expect(fieldsOf({ kind: 'size', amount })).toEqual(['amount'])
    expect(fieldsOf({ kind: 'copies' })).toEqual(['amount'])
    expect(fieldsOf({ kind: 'copies', card: 'Fortisphere' })).toEqual([])
    expect(fieldsOf({ kind: 'sets', until: '2026-12-01' })).toEqual(['until'])
    expect(fieldsOf({ kind: 'sets', from: '2026-13-01', source: 'x'.repeat(201) })).toEqual(['from', 'source'])
  })
})

test('each kind of rule is described in words', () => {
  const describe = (kind: (typeof RULE_KINDS)[number], parts: Partial<RuleFields> = {}) => {
    const [rule] = read({
      kind,
      card: 'Fortisphere',
      sets: ['9'],
      amount: '4',
      classification: 'Hunny',
      ...parts,
    }).rules
    return rule && describeRule(rule, (code) => `set ${code}`)
  }
  expect(RULE_KINDS.map((kind) => describe(kind))).toEqual([
    'A deck has at least 4 cards',
    'A deck has at most 4 inks',
    'At most 4 copies of Fortisphere',
    'Cards of main sets are legal from their prerelease',
    'set 9 rotates out',
    'Cards of set 9 are legal',
    'Fortisphere is legal',
    'Fortisphere is banned',
    'With Fortisphere, Hunny cards may have any ink',
    'A deck has a leader, a card of set 9',
    'At most 4 copies of the leader',
  ])
  expect(describe('copies', { amount: '' })).toBe('Any number of copies of Fortisphere')
  expect(describe('copies', { card: '', amount: '1' })).toBe('At most 1 copy of each card')
  expect(describe('sets', { scope: 'all' })).toBe('Cards of all sets are legal from their prerelease')
})
