import { expect, test, vi } from 'vitest'
import { supabase } from './backend.ts'

vi.stubGlobal('location', { origin: 'https://lorefolio.example' })
const createClient = vi.hoisted(() => vi.fn<() => object>(() => ({})))
vi.mock('@supabase/supabase-js', () => ({ createClient }))

test('the client that could not be had is made when it is asked for again, and then once', async () => {
  createClient.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(supabase()).rejects.toThrow('Failed to fetch')
  expect(await supabase()).toBe(await supabase())
  expect(createClient).toHaveBeenCalledTimes(2)
})
