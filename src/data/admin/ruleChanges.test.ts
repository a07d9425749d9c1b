import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { FormatRule } from '#domain/formats/formatRule.ts'
import { answer, calls, publicTables } from '../backend/backend.fixture.ts'
import { deckRenewalQuery } from './deckRenewal.ts'
import { editRules, storedRulesQuery } from './ruleChanges.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/viewer.ts', () => ({ tablesAs: async () => publicTables }))

test('after a change of the rules the state of stored verdicts is read again', async () => {
  answer.mockImplementation(async () => Response.json([{ id: 'r1' }]))
  const queryClient = new QueryClient()
  const { queryKey } = deckRenewalQuery('me')
  queryClient.setQueryData(queryKey, { progress: null, finishedAt: null, failure: null })
  await editRules(queryClient, 'me', { kind: 'remove', id: 'r1' })
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
  ['changed', [{ ...RULE, id: 'r1', updatedAt: '2026-11-29T10:00:00Z' }], 'has changed this rule. Open it again'],
  ['removed', [], 'has removed this rule.'],
])('a rule that another administrator has %s is not overwritten', async (_, stored, message) => {
  answer.mockReset().mockImplementation(async () => Response.json([]))
  const queryClient = new QueryClient()
  queryClient.setQueryData(storedRulesQuery('me').queryKey, stored)
  const edit = { kind: 'change', id: 'r1', rule: RULE, since: '2026-11-29T09:00:00Z' } as const
  await expect(editRules(queryClient, 'me', edit)).rejects.toThrow(`Another administrator ${message}`)
  expect(calls()[0]).toContain('id=eq.r1&updated_at=eq.2026-11-29T09:00:00Z')
})
