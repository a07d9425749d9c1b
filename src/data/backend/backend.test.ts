import { expect, test, vi } from 'vitest'
import { supabase } from './backend.ts'

vi.stubGlobal('location', { origin: 'https://lorefolio.example' })
const createClient = vi.hoisted(() => vi.fn<() => object>(() => ({})))
vi.mock('@supabase/supabase-js', () => ({ createClient }))

test('a client that could not be loaded is loaded at the next use, and then only once', async () => {
  createClient.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(supabase()).rejects.toThrow('Failed to fetch')
  expect(await supabase()).toBe(await supabase())
  expect(createClient).toHaveBeenCalledTimes(2)
})
