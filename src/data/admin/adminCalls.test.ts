import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeNewSet, makeTask } from '#domain/admin/task.fixture.ts'
import { addSet, readStoredSets } from './adminSets.ts'
import { adminTaskQuery } from './adminTasks.ts'
import { answer, calls, lastBody } from '../backend/backend.fixture.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ message: '' }, { status: 500 }))
})

const TASKS = ['price_data_update', 'card_count_check', 'sets_check'] as const
const read = (task: (typeof TASKS)[number]) => new QueryClient().query({ ...adminTaskQuery('me', task), retry: false })

test.each(TASKS)('the status of %s is requested by name, and a failed read is reported', async (task) => {
  await expect(read(task)).rejects.toMatchObject({ message: 'Error loading status' })
  expect(calls()).toEqual([`GET /rest/v1/admin_tasks?select=*&task_name=eq.${task}`])
})

test.each([
  ['price_data_update', 30_000],
  ['card_count_check', 60_000],
  ['sets_check', 60_000],
] as const)('%s is refetched every %i ms, but not while the page is hidden (requirements §9)', (task, ms) => {
  const { refetchInterval, refetchIntervalInBackground } = adminTaskQuery('me', task)
  const query = { state: { data: makeTask() } } as Parameters<
    Extract<typeof refetchInterval, (query: never) => unknown>
  >[0]
  expect(typeof refetchInterval === 'function' && refetchInterval(query)).toBe(ms)
  expect(refetchIntervalInBackground).toBe(false)
})

test('a task that a run holds is refetched more often', () => {
  const { refetchInterval } = adminTaskQuery('me', 'sets_check')
  const held = makeTask({ heldUntil: new Date(Date.now() + 60_000).toISOString() })
  const query = { state: { data: held } } as Parameters<Extract<typeof refetchInterval, (query: never) => unknown>>[0]
  expect(typeof refetchInterval === 'function' && refetchInterval(query)).toBe(5000)
})

test('all sets are requested, ordered by id', async () => {
  await expect(readStoredSets()).rejects.toMatchObject({ message: 'Failed to load sets' })
  expect(calls()).toEqual(['GET /rest/v1/sets_2?select=id,name,code&order=id.asc'])
})

test('a set is added with its dates; its id replaces a missing code', async () => {
  const set = makeNewSet({ id: 'set_10', name: 'Whispers', code: '', releasedAt: null, preReleasedAt: '2026-12-01' })
  await expect(addSet(set)).rejects.toMatchObject({ message: 'Failed to add set: The database did not answer.' })
  expect(calls()).toEqual(['POST /rest/v1/sets'])
  expect(lastBody()).toEqual({
    id: 'set_10',
    name: 'Whispers',
    code: 'set_10',
    released_at: null,
    prereleased_at: '2026-12-01',
    main_set: set.mainSet,
    created_at: expect.any(String) as string,
    updated_at: expect.any(String) as string,
  })
  answer.mockResolvedValue(Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }))
  await expect(addSet(set)).rejects.toMatchObject({ message: 'Failed to add set: It already exists.' })
})
