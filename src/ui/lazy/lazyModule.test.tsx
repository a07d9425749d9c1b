import { beforeEach, expect, test, vi } from 'vitest'
import { lazyModule, preloadModules } from './lazyModule.ts'

vi.mock('./loadModule.ts', async (original) => ({
  ...(await original<object>()),
  loadModule: (load: () => Promise<unknown>) => load(),
}))

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const idle = () => Promise.resolve()

test('modules are preloaded one after another, with those that they add, and no others', async () => {
  const loaded: string[] = []
  const load = (name: string, then?: () => void) => async () => {
    loaded.push(`${name} begins`)
    await Promise.resolve()
    then?.()
    loaded.push(`${name} is here`)
  }
  lazyModule(
    load('page', () => lazyModule(load('dialog'), true)),
    true,
  )
  lazyModule(load('guide'), false)
  const known = lazyModule(load('known'), true)
  await known.load()
  await preloadModules(idle)
  expect(loaded).toEqual(['known', 'page', 'dialog'].flatMap((name) => [`${name} begins`, `${name} is here`]))
})

test('preloading stops at the first module that cannot be loaded, and continues there the next time', async () => {
  let isOnline = false
  const first = lazyModule(() => (isOnline ? Promise.resolve(1) : Promise.reject(new TypeError('failed'))), true)
  const second = lazyModule(() => Promise.resolve(2), true)
  await preloadModules(idle)
  expect([first.getState().status, second.getState().status]).toEqual(['failed', 'idle'])
  isOnline = true
  await preloadModules(idle)
  expect([first.getState(), second.getState()]).toEqual([
    { status: 'loaded', module: 1 },
    { status: 'loaded', module: 2 },
  ])
})

test('two concurrent requests load a module once', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(1)
  const lazy = lazyModule(load, false)
  await Promise.all([lazy.load(), lazy.load()])
  await lazy.load()
  expect(load).toHaveBeenCalledOnce()
})
