import { expect, test } from 'vitest'
import { pictureDrawer, TooBusy } from './pictureDrawer.ts'
import { makeDeckScene } from './scene.fixture.ts'
import type { Scene } from './scene.ts'

/** What cannot be drawn. */
const BROKEN = { kind: 'nonsense' } as unknown as Scene

test('pictures are drawn one after the other, and one that fails harms no other', async () => {
  const draw = pictureDrawer()
  const drawn = await Promise.allSettled([draw(makeDeckScene()), draw(BROKEN), draw(makeDeckScene())])
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const [first, , last] = drawn.map((one) => (one.status === 'fulfilled' ? one.value : Buffer.alloc(0)))
  expect(first?.length).toBeGreaterThan(10_000)
  expect(last?.equals(first ?? Buffer.alloc(0))).toBe(true)
})

test('who comes when too many wait is sent away, and others are served', async () => {
  const draw = pictureDrawer({ maxWaiting: 1 })
  const first = draw(makeDeckScene())
  await expect(draw(makeDeckScene())).rejects.toThrow(TooBusy)
  expect((await first).length).toBeGreaterThan(10_000)
  expect((await draw(makeDeckScene())).length).toBeGreaterThan(10_000)
})

test('a drawing process that died is told of, and the next picture has another one', async () => {
  const draw = pictureDrawer({ program: new URL('./dying.fixture.ts', import.meta.url) })
  await expect(draw(makeDeckScene())).rejects.toThrow('The drawing process ended')
  await expect(draw(makeDeckScene())).rejects.toThrow('The drawing process ended')
})
