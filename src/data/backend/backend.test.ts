import { expect, test, vi } from 'vitest'
import { memberClient } from './backend.ts'

vi.stubGlobal('location', { origin: 'https://lorefolio.example' })
const GoTrueClient = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@supabase/auth-js', () => ({ GoTrueClient }))

test('a client that could not be loaded is loaded at the next use, and then only once', async () => {
  GoTrueClient.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(memberClient()).rejects.toThrow('Failed to fetch')
  expect(await memberClient()).toBe(await memberClient())
  expect(GoTrueClient).toHaveBeenCalledTimes(2)
})
