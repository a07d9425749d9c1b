import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answer, publicTables } from '../backend/backend.fixture.ts'
import { deckRenewalQuery } from './deckRenewal.ts'
import { editRules } from './ruleChanges.ts'

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
