import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { answer, calls, publicTables } from '../backend/backend.fixture.ts'
import { deckRenewalQuery } from './deckRenewal.ts'
import { editRules, storedRulesQuery, undoOf } from './ruleChanges.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/viewer.ts', () => ({ tablesAs: async () => publicTables }))

test('after a change of the rules the state of stored verdicts is read again', async () => {
  answer.mockImplementation(async () => Response.json([{ id: 'r1' }]))
  const queryClient = new QueryClient()
  const { queryKey } = deckRenewalQuery('me')
  queryClient.setQueryData(queryKey, { progress: null, finishedAt: null, failure: null })
  await editRules(queryClient, 'me', { kind: 'remove', id: 'r1', since: '2026-11-29T09:00:00Z' })
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

const RULE: FormatRule = {
  format: 'core',
  kind: 'ban',
  subject: 'Elsa',
  amount: null,
  classification: null,
  from: null,
  until: null,
  source: 'TR 1',
}

test.each([
  ['changed', [{ ...RULE, id: 'r1', updatedAt: '2026-11-29T10:00:00Z' }], 'has changed this rule.'],
  ['removed', [], 'has removed this rule.'],
])('a rule that another administrator has %s is neither overwritten nor removed', async (_, stored, message) => {
  answer.mockReset().mockImplementation(async () => Response.json([]))
  const queryClient = new QueryClient()
  queryClient.setQueryData(storedRulesQuery('me').queryKey, stored)
  const version = { id: 'r1', since: '2026-11-29T09:00:00Z' }
  for (const edit of [{ kind: 'change', rule: RULE, ...version } as const, { kind: 'remove', ...version } as const]) {
    await expect(editRules(queryClient, 'me', edit)).rejects.toThrow(`Another administrator ${message}`)
    expect(calls().pop()).toContain('id=eq.r1&updated_at=eq.2026-11-29T09:00:00Z')
  }
})

test('undoing a change is for the version of the rule that the administrator sees', () => {
  const change = { id: 1, changedAt: '2026-11-29T09:00:00Z', author: null, ruleId: 'r1', before: null, after: RULE }
  const since = '2026-11-29T09:00:00Z'
  const rules = [{ ...RULE, id: 'r1', updatedAt: since }]
  expect(undoOf(change, rules)).toEqual({ kind: 'remove', id: 'r1', since })
  expect(undoOf({ ...change, before: RULE }, rules)).toEqual({ kind: 'change', id: 'r1', rule: RULE, since })
  expect(undoOf({ ...change, before: RULE, after: null }, [])).toEqual({ kind: 'add', rules: [{ id: 'r1', ...RULE }] })
  expect(undoOf({ ...change, ruleId: null }, rules)).toBeNull()
})
